import { Accordion, Button } from "@claimkit/ui-kit";
import { stylesText, tokensText } from "@claimkit/ui-kit/styles-text";
import { type JSX, useLayoutEffect, useRef, useState } from "react";
import { ActionControl, type ClaimProps, type ElementTable } from "../src/index.ts";
import { Report } from "./report.tsx";

type TestReportProps = ClaimProps & {
  showFeedback?: boolean;
  tags?: readonly string[];
  shownAs?: (type: string) => string;
};

/** A view with props of each kind, state, an action and a dialog. */
function TestReport({
  showFeedback,
  tags,
  shownAs = String,
  ...claim
}: TestReportProps): JSX.Element {
  return (
    <Report
      {...claim}
      // oxlint-disable-next-line react/no-unstable-nested-components -- it is called, not mounted
      view={({ incidentType = "" }) => (
        <>
          <p>{shownAs(incidentType)}</p>
          {showFeedback && <p>Was this helpful?</p>}
          {tags?.join("+")}
          <label>
            Note <input />
          </label>
          <Accordion heading="More">More</Accordion>
          <Dialog />
          <ActionControl action="track-claim" detail={{ claimNumber: claim.claimNumber }}>
            Track claim
          </ActionControl>
        </>
      )}
    />
  );
}

function Dialog(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <OpenDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} onClose={onClose}>
      <button>In the dialog</button>
    </dialog>
  );
}

/** The elements of the tests. */
export const table: ElementTable = {
  "test-report": {
    component: TestReport,
    attributes: {
      claimNumber: "string",
      isThirdParty: "boolean",
      contactId: "string",
      serverId: "string",
      showFeedback: "boolean",
      tags: "list",
    },
    required: ["claimNumber"],
    properties: ["shownAs"],
  },
};

/** The style sheets that the elements get. */
export const sheets = { styles: [stylesText], tokens: tokensText };
