import { Modal } from "@claimkit/ui-kit/modal";
import { RadioList } from "../layout/radio-list.tsx";
import { Status } from "../layout/status.tsx";
import { useMessages } from "../messages/use-messages.ts";
import { appointmentTimes, useClaimFile } from "./claim-files.ts";
import { useChoice } from "./use-choice.ts";

/** Props of {@link AppointmentDialog}. */
export interface AppointmentDialogProps {
  claimNumber: string;
  onClose: () => void;
}

/** A dialog that asks when another appointment would suit. */
export function AppointmentDialog({ claimNumber, onClose }: AppointmentDialogProps) {
  const messages = useMessages().appointment;
  const [{ appointment }, change] = useClaimFile(claimNumber);
  const { chosen, choose, save, message } = useChoice(messages, appointment, (time) =>
    change({ appointment: time }),
  );

  return (
    <Modal
      open
      heading={messages.title}
      primaryButton={messages.save}
      secondaryButton={messages.close}
      onPrimaryButton={(event) => {
        // The result is announced here.
        event.preventDefault();
        save();
      }}
      onClose={onClose}
    >
      <RadioList messages={messages} values={appointmentTimes} chosen={chosen} onChoose={choose} />
      <Status message={message} />
    </Modal>
  );
}
