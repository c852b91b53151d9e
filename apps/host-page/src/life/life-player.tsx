import { useWords } from "../words/use-words.ts";
import { useLife } from "./use-life.ts";
import "./life-player.css";

/** Props of {@link LifePlayer}. */
export interface LifePlayerProps {
  claimNumber: string;
}

/** Moves a claim through the stages of its life, from the report to the payment. Claims without stages have no player. */
export function LifePlayer({ claimNumber }: LifePlayerProps) {
  const { progress, hasFailed, move } = useLife(claimNumber);
  const words = useWords().life;
  if (!progress?.stage) return null;

  return (
    <fieldset className="life-player">
      <legend>{words.label}</legend>
      <output>{hasFailed ? words.failed : words.now(words.stages[progress.stage])}</output>
      {progress.hasNext ? (
        <button type="button" onClick={() => void move("advance")}>
          {words.next}
        </button>
      ) : (
        <button type="button" onClick={() => void move("reset")}>
          {words.again}
        </button>
      )}
    </fieldset>
  );
}
