"use client";

import type { DisplayInfo } from "@claimkit/claims-api";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { chevron } from "@claimkit/ui-kit/icon-paths";
import {
  ActionControl,
  ServerText,
  useAction,
  useShowMore,
  useText,
} from "@claimkit/widget-runtime";
import { type JSX, useId } from "react";
import type { RepairsBlock } from "../block.ts";
import { repairsText } from "../text.ts";

interface EstimateOptionsProps {
  claimNumber: string;
  options: readonly DisplayInfo[];
}

/** The options for an estimate, as buttons. */
export function EstimateOptions({
  claimNumber,
  options,
}: EstimateOptionsProps): JSX.Element | null {
  const text = useText(repairsText);
  const id = useId();
  const { count, ref, button } = useShowMore<HTMLUListElement>(options.length);
  const option = options[0]?.displayKey;
  const { isHandled } = useAction("estimate-option", { claimNumber, option });
  if (options.length === 0) return null;
  const keys = options.map(({ displayKey }) => displayKey);
  return (
    <div className="ck-repairs-options">
      {isHandled && <p id={id}>{text.chooseOption}</p>}
      <ul
        ref={ref}
        aria-labelledby={isHandled ? id : undefined}
        data-block={"options" satisfies RepairsBlock}
      >
        {options.slice(0, count).map(({ displayKey, displayValue }, place) => (
          // Servers may send one twice.
          <li key={keys.indexOf(displayKey) === place ? displayKey : place}>
            <ActionControl
              action="estimate-option"
              detail={{ claimNumber, option: displayKey }}
              otherwise={<ServerText>{displayValue || displayKey}</ServerText>}
            >
              <span>
                <ServerText>{displayValue || displayKey}</ServerText>
              </span>
              <SvgIcon paths={chevron} rotate="end" />
            </ActionControl>
          </li>
        ))}
      </ul>
      {button}
    </div>
  );
}
