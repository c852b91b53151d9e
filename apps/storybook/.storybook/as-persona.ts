/* oxlint-disable react-hooks-js/rules-of-hooks, react-hooks-js/exhaustive-deps, react-hooks/exhaustive-deps -- hooks of Storybook, which decorators may call */
import type { Decorator } from "@storybook/react-vite";
import { useArgs, useEffect, useRef } from "storybook/preview-api";

type Args = Readonly<Record<string, unknown>>;

/** A third party's claim of the sandbox. */
const THIRD_PARTY = { claimNumber: "CLM-2003", contactId: "CNT-2003", isThirdParty: true };

/**
 * Shows a claim to the persona of the toolbar, and sets the controls to what is shown. A story that names a third
 * party itself stays as it is.
 */
export const asPersona: Decorator = (Story, { args, initialArgs, globals }) => {
  const [, updateArgs, resetArgs] = useArgs();
  const changed = useRef<string[]>([]);
  const persona: unknown = globals["persona"];
  const changes = changesFor(persona, initialArgs);

  useEffect(() => {
    if (changed.current.length > 0) resetArgs(changed.current);
    changed.current = Object.keys(changes);
    if (changed.current.length > 0) updateArgs(changes);
    // The persona alone: a change of a control is the reader's.
  }, [persona]);

  // Later, the controls may say something else.
  const isUpdated = args["contactId"] !== undefined;
  return Story({ args: isUpdated ? args : { ...args, ...changes } });
};

function changesFor(toolbar: unknown, { claimNumber, isThirdParty, persona }: Args): Args {
  if (!claimNumber || isThirdParty || persona) return {};
  if (toolbar === "third-party") return THIRD_PARTY;
  if (toolbar !== "associate") return {};
  return { persona: "associate", contactId: String(claimNumber).replace("CLM", "CNT") };
}
