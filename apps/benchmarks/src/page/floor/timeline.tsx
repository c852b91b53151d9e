import { type JSX, useState } from "react";
import { statusOf, words } from "./format.ts";
import { inOrder, type Responses } from "./responses.ts";

/** The progress of a claim. Pressing a card moves to its section. */
export function Timeline({ data }: { data: Responses["timeline"] }): JSX.Element {
  const [selected, setSelected] = useState("PAYOUT");
  const sorted = inOrder(data);

  function select(name: string): void {
    setSelected(name);
    const section = document.querySelector<HTMLElement>(`#${name}`);
    section?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: "start" });
  }

  return (
    <ol className="timeline">
      {sorted.map(({ categoryName: name, status, timelineSubCategories }) => (
        <li key={name} data-selected={name === selected}>
          <h4>
            <button type="button" aria-pressed={name === selected} onClick={() => select(name)}>
              <span>{words(name)}</span> <span>{statusOf(status)}</span>
            </button>
          </h4>
          <ul>
            {timelineSubCategories
              .filter(({ visible }) => visible)
              .map((step) => (
                <li key={step.subCategoryName}>
                  {step.subCategoryName}
                  <span className="hidden">, {statusOf(step.status)}</span>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
