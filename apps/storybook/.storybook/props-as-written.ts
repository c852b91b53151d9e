import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from "storybook/internal/csf";

/** What Storybook's docgen has read of a prop. */
interface DocumentedProp {
  description?: string;
  tsType?: { name: string; raw?: string };
}

interface Documented {
  __docgenInfo?: { props?: Readonly<Record<string, DocumentedProp | undefined>> };
}

/**
 * Says of each prop what its source says: the type as it is written, such as `"start" | "end"`, where
 * Storybook would show "union"; the `@default` of its comment; and a control that fits. What a story
 * gives beside those goes to the native element.
 */
export const propsAsWritten: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
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
  given: unknown,
): StrictInputType {
  const written = (tsType?.raw ?? tsType?.name ?? "").replace(/ \| undefined$/, "");
  const [, byComment] = /^@default (.*)$/m.exec(description) ?? [];
  return {
    ...argType,
    ...controlFor(written, given),
    table: {
      ...argType.table,
      ...(written && { type: { summary: written.replace(/\s+/g, " ") } }),
      ...(byComment && { defaultValue: { summary: byComment } }),
    },
  };
}

function nativeProp(name: string, given: unknown): StrictInputType {
  const description = name === "children" ? "What stands in it." : "Goes to the native element.";
  return { name, description, ...(typeof given === "object" && { control: { disable: true } }) };
}

function controlFor(written: string, given: unknown): Partial<StrictInputType> {
  if (written === "boolean" || written === "string" || written === "number") {
    return { type: { name: written } };
  }
  if (written === "ReactNode" && typeof given !== "object") return { control: { type: "text" } };
  // Choices of words get theirs from Storybook; what is no plain value is the code's to say.
  return /^"|^\d/.test(written) ? {} : { control: { disable: true } };
}
