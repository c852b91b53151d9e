import type { ArgTypes, ArgTypesEnhancer, InputType } from "storybook/internal/csf";

/** What Storybook's docgen has read of a component. */
interface Documented {
  __docgenInfo?: {
    props?: Record<string, { tsType?: { name: string; raw?: string } } | undefined>;
  };
}

/**
 * Shows the types of props as they are written, such as `"start" | "end"`, where Storybook would show
 * "union"; and gives each prop the control that fits its type.
 */
export const typesAsWritten: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.["__docgenInfo"]?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const tsType = props[name]?.tsType;
      const written = (tsType?.raw ?? tsType?.name)?.replace(/ \| undefined$/, "");
      return [name, written ? typed(argType, written) : argType];
    }),
  ) as ReturnType<ArgTypesEnhancer>;
};

function typed(argType: InputType, written: string): ArgTypes[string] {
  const summary = written.replace(/\s+/g, " ").replace(/^\((.*=>.*)\)$/, "$1");
  return { ...argType, ...controlFor(written), table: { ...argType.table, type: { summary } } };
}

function controlFor(written: string): InputType {
  if (written === "boolean" || written === "string" || written === "number") {
    return { type: { name: written } };
  }
  // What is no plain value is the code's to say.
  if (written.includes("=>") || /Handler$|^Ref/.test(written)) return { control: false };
  return written === "ReactNode" ? { control: "text" } : {};
}
