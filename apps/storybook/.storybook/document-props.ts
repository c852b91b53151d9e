import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from "storybook/internal/csf";

/** A prop in the output of Storybook's docgen. */
interface DocumentedProp {
  description?: string;
  tsType?: { name: string; raw?: string };
}

interface Documented {
  __docgenInfo?: { props?: Readonly<Record<string, DocumentedProp | undefined>> };
}

/**
 * Documents each prop as in its source: the type as written, such as `"start" | "end"` instead of
 * Storybook's "union", the `@default` of its comment, and a matching control. Other args of a story are
 * documented as props of the native element.
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
  { description = "", tsType }: DocumentedProp,
  value: unknown,
): StrictInputType {
  const type = (tsType?.raw ?? tsType?.name ?? "").replace(/ \| undefined$/, "");
  const [, defaultValue] = /^@default (.*)$/m.exec(description) ?? [];
  return {
    ...argType,
    ...controlFor(type, value),
    table: {
      ...argType.table,
      ...(type && { type: { summary: type.replace(/\s+/g, " ") } }),
      ...(defaultValue && { defaultValue: { summary: defaultValue } }),
    },
  };
}

function nativeProp(name: string, value: unknown): StrictInputType {
  const description = name === "children" ? "Content." : "Passed to the native element.";
  return { name, description, ...(typeof value === "object" && { control: { disable: true } }) };
}

function controlFor(type: string, value: unknown): Partial<StrictInputType> {
  if (type === "boolean" || type === "string" || type === "number") {
    return { type: { name: type } };
  }
  if (type === "ReactNode" && typeof value !== "object") return { control: { type: "text" } };
  // Storybook has controls for unions of literals. Objects and functions have none.
  return /^"|^\d/.test(type) ? {} : { control: { disable: true } };
}
