import { Modal } from "@claimkit/ui-kit/modal";
import type { Messages } from "../messages/english.ts";
import { useMessages } from "../messages/use-messages.ts";

/** Props of {@link AnswerDialog}. */
export interface AnswerDialogProps {
  /** An action that the insurer handles in person. */
  action: keyof Messages["answers"];
  onClose: () => void;
}

/** Says what the insurer does about an action. A real site has a page or a form for it. */
export function AnswerDialog({ action, onClose }: AnswerDialogProps) {
  const { heading, text } = useMessages().answers[action];
  return (
    <Modal open heading={heading} onClose={onClose}>
      <p>{text}</p>
    </Modal>
  );
}
