import { Button, Modal } from "@claimkit/ui-kit";
import { type JSX, useState } from "react";
import type { PageText } from "./page-text.ts";

interface CancelAppointmentProps {
  text: PageText;
  onCancelled: () => void;
}

/** Asks before it does what can't be undone. */
export function CancelAppointment({ text, onCancelled }: CancelAppointmentProps): JSX.Element {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button onClick={() => setAsks(true)}>{text.cancelAppointment}</Button>
      <Modal
        type="confirm"
        heading={text.cancelQuestion}
        primaryButton={text.cancelIt}
        secondaryButton={text.keepIt}
        onPrimaryButton={onCancelled}
        open={asks}
        onClose={() => setAsks(false)}
      >
        <p>{text.cancelConsequence}</p>
      </Modal>
    </>
  );
}
