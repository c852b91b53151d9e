import { useMessages } from "../messages/use-messages.ts";
import { useLife } from "./use-life.ts";
import "./life-player.css";

/** Props of {@link LifePlayer}. */
export interface LifePlayerProps {
  claimNumber: string;
}

/** Moves a claim through the stages of its life, from the report to the payment. Claims without stages have no player. */
export function LifePlayer({ claimNumber }: LifePlayerProps) {
  const { progress, hasFailed, move } = useLife(claimNumber);
  const messages = useMessages().life;
  if (!progress?.stage) return null;

  return (
    <fieldset className="life-player">
      <legend>{messages.label}</legend>
      <output>{hasFailed ? messages.failed : messages.now(messages.stages[progress.stage])}</output>
      {progress.hasNext ? (
        <button type="button" onClick={() => void move("advance")}>
          {messages.next}
        </button>
      ) : (
        <button type="button" onClick={() => void move("reset")}>
          {messages.again}
        </button>
      )}
    </fieldset>
  );
}
