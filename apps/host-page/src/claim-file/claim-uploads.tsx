import type { Uploads } from "@claimkit/claims-api/uploads";
import { type AskedDocument, DocumentUpload, type EarlierDocument } from "@claimkit/claims-widgets";
import { useEffect, useState } from "react";
import type { ClaimAs } from "../claim-as.ts";
import { useMessages } from "../messages/use-messages.ts";
import { people } from "../people.ts";
import { usePreferences } from "../preferences.ts";
import { useClient } from "../use-client.ts";
import { limits, sentFiles, uploadsOf } from "./uploads-of.ts";

/** What this insurer needs for every claim. */
const asked: readonly AskedDocument[] = [
  { shot: "front-driver" },
  { shot: "front-passenger" },
  { shot: "rear-driver" },
  { shot: "rear-passenger" },
  { shot: "damage" },
  { shot: "odometer" },
  { shot: "vin" },
];

interface ClaimUploadsProps {
  claim: ClaimAs;
}

/** The files that the visitor adds to a claim, and those of earlier visits. */
export function ClaimUploads({ claim }: ClaimUploadsProps) {
  const { persona, locale } = usePreferences();
  // Starts over for another visitor, who must not see the files of the one before.
  return <UploadsOfVisitor key={`${persona} ${claim.claimNumber} ${locale}`} claim={claim} />;
}

function UploadsOfVisitor({ claim }: ClaimUploadsProps) {
  const { hint } = useMessages().documents;
  const client = useClient();
  const { persona, locale } = usePreferences();
  const { claimNumber } = claim;
  const [uploads, setUploads] = useState<Uploads>();
  const [earlier, setEarlier] = useState<readonly EarlierDocument[]>();

  useEffect(() => {
    const of = { client, claimNumber, locale, userId: people[persona].id };
    const queue = uploadsOf(of);
    const leaving = new AbortController();
    // oxlint-disable-next-line react/set-state-in-effect, react-hooks-js/set-state-in-effect -- only an effect can close it again
    setUploads(queue);
    // Without the list, the page shows what this browser knows.
    void sentFiles(of, leaving.signal).then(setEarlier, () => {});
    return () => {
      leaving.abort();
      queue.close();
    };
  }, [client, claimNumber, locale, persona]);

  return (
    <DocumentUpload
      {...claim}
      {...limits}
      uploads={uploads}
      asked={asked}
      earlier={earlier}
      hint={hint}
    />
  );
}
