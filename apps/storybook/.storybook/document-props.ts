import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from "storybook/internal/csf";

/** A prop as described-props.ts gives it to a component. */
interface DocumentedProp {
  tsType: { raw: string };
}

interface Documented {
  __docgenInfo?: { props: Readonly<Record<string, DocumentedProp | undefined>> };
}

/**
 * Documents each prop with its type, such as `"start" | "end"` instead of Storybook's "union", and a matching
 * control. Other args of a story are documented as props of the native element.
 */
export const documentProps: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.["__docgenInfo"]?.props ?? {};
  const native = Object.keys(initialArgs).filter((name) => !(name in argTypes));
  return Object.fromEntries([
    ...Object.entries(argTypes).map(([name, argType]) => {
      const prop = props[name];
      return [name, prop ? documented(argType, prop, initialArgs[name]) : argType];
    }),
    ...native.map((name) => [name, nativeProp(name, initialArgs[name])]),
  ]) as StrictArgTypes;
};

function documented(
  argType: StrictInputType,
  { tsType: { raw: type } }: DocumentedProp,
  value: unknown,
): StrictInputType {
  return {
    ...argType,
    ...controlFor(type, value),
    table: { ...argType.table, type: { summary: type } },
  };
}

function nativeProp(name: string, value: unknown): StrictInputType {
  const isContent = name === "children";
  return {
    name,
    description: isContent ? "Content." : "Passed to the native element.",
    table: { type: { summary: isContent ? "ReactNode" : typeof value } },
    ...(typeof value === "object" && { control: { disable: true } }),
  };
}

function controlFor(type: string, value: unknown): Partial<StrictInputType> {
  if (type === "boolean" || type === "string" || type === "number") {
    return { type: { name: type } };
  }
  if (type === "ReactNode" && typeof value !== "object") return { control: { type: "text" } };
  // Storybook has controls for unions of literals. Objects and functions have none.
  return /^"|^\d/.test(type) ? {} : { control: { disable: true } };
}
