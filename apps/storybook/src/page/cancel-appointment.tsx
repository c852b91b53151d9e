import { Button, Modal } from "@claimkit/ui-kit";
import { type JSX, useState } from "react";
import type { PageText } from "./page-text.ts";

interface CancelAppointmentProps {
  text: PageText;
  onCancel: () => void;
}

/** Asks for confirmation, because canceling can't be undone. */
export function CancelAppointment({ text, onCancel }: CancelAppointmentProps): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text.cancelAppointment}</Button>
      <Modal
        type="confirm"
        heading={text.cancelQuestion}
        primaryButton={text.cancelIt}
        secondaryButton={text.keepIt}
        onPrimaryClick={onCancel}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <p>{text.cancelConsequence}</p>
      </Modal>
    </>
  );
}
