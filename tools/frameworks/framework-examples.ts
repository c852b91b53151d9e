import type { DescribedElement } from "../build/manifests/described-element.ts";

/** A widget in the code of a framework. */
export interface FrameworkExample {
  framework: "React" | "HTML" | "Vue" | "Angular" | "Next";
  language: "tsx" | "html" | "typescript";
  code: string;
}

/** Values of the sandbox, by prop. */
const SAMPLES: Readonly<Record<string, string>> = {
  category: "REPAIRS",
  claimNumber: "CLM-1006",
  policyNumber: "POL-100",
  section: "REPAIRS",
};

/** Props without which a component does not compile, although its element has a default. */
const NEEDED: Readonly<Record<string, readonly string[]>> = { InteractiveFaqs: ["category"] };

type Element = Pick<DescribedElement, "name" | "fields">;

/**
 * A widget in each framework, with what it requires. None for a widget that needs an object of a script: its usage page
 * has a whole program.
 *
 * @param component its React component
 * @param module the package that exports the component
 */
export function frameworkExamples(
  { name, fields }: Element,
  component: string,
  module: string,
): FrameworkExample[] {
  if (fields.some((field) => field.name === "uploads")) return [];
  const given = fields
    .filter((field) => field.isRequired || NEEDED[component]?.includes(field.name))
    .map(({ name: prop, attribute }) => ({ prop, attribute, value: SAMPLES[prop] ?? "" }));
  const props = given.map((field) => ` ${field.prop}="${field.value}"`).join("");
  const attributes = given.map((field) => ` ${field.attribute}="${field.value}"`).join("");
  const imported = `import { ${component} } from "${module}";`;
  const tag = `<${name}${attributes}></${name}>`;
  return [
    {
      framework: "React",
      language: "tsx",
      code: `${imported}\n\n<${component}${props} />;\n`,
    },
    { framework: "HTML", language: "html", code: `${tag}\n` },
    {
      framework: "Vue",
      language: "html",
      code: `<template>\n  <${name}${attributes} />\n</template>\n`,
    },
    { framework: "Angular", language: "typescript", code: angular(tag) },
    {
      framework: "Next",
      language: "tsx",
      code: `"use client";

${imported}

export default function Page() {
  return <${component}${props} />;
}
`,
    },
  ];
}

function angular(tag: string): string {
  return `import { Component, CUSTOM_ELEMENTS_SCHEMA } from "@angular/core";

@Component({
  selector: "my-claim",
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`${tag}\`,
})
export class MyClaim {}
`;
}
