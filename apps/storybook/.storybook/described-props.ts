import { createPropsReader, type DescribedProp } from "@claimkit/tools/props/describe-props";
import type { Plugin } from "vite";

const COMPONENT = /\/packages\/[\w-]+\/src\/.*(?<!\.(?:test|stories))\.tsx$/;

/**
 * Gives each component of the packages a description of its props, which Storybook reads. Replaces
 * react-docgen, which does not read types of other packages and unions of props.
 */
export function describedProps(): Plugin {
  const read = createPropsReader();
  return {
    name: "described-props",
    enforce: "pre",
    transform(code, id) {
      if (!COMPONENT.test(id)) return undefined;
      const described = read(id).map(({ name, description, props }) => {
        const documented = Object.fromEntries(props.map((prop) => [prop.name, docgenOf(prop)]));
        const info = JSON.stringify({ displayName: name, description, props: documented });
        return `${name}.__docgenInfo = ${info};`;
      });
      return described.length > 0
        ? { code: [code, ...described].join("\n"), map: null }
        : undefined;
    },
  };
}

/** A prop in the format of react-docgen. */
function docgenOf({ description, isRequired, type, values, default: value }: DescribedProp) {
  return {
    description,
    required: isRequired,
    tsType:
      values.length > 0
        ? {
            name: "union",
            raw: type,
            elements: values.map((each) => ({ name: "literal", value: each })),
          }
        : { name: type, raw: type },
    ...(value && { defaultValue: { value, computed: false } }),
  };
}
