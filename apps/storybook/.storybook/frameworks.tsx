import { Heading, Source } from "@storybook/addon-docs/blocks";
import { Tabset } from "@claimkit/ui-kit/tabset";
import type { DescribedElement } from "@claimkit/tools/build/manifests/described-element";
import { frameworkExamples } from "@claimkit/tools/frameworks/framework-examples";
import type { JSX } from "react";

interface FrameworksProps {
  element: DescribedElement;
  /** The React component. */
  component: string;
  /** The package that exports it. */
  module: string;
}

/** A widget in the code of each framework. */
export function Frameworks({
  element,
  component,
  module,
}: FrameworksProps): JSX.Element | undefined {
  const examples = frameworkExamples(element, component, module);
  if (examples.length === 0) return undefined;
  return (
    <>
      <Heading>In your framework</Heading>
      <p>
        The provider, or <code>configureClaimkit</code>, comes once per page:{" "}
        <a href="?path=/docs/guides-first-claim--usage">your first claim</a>.
      </p>
      <Tabset
        label="Frameworks"
        tabs={examples.map(({ framework, language, code }) => ({
          label: framework,
          content: <Source code={code} language={language} />,
        }))}
      />
    </>
  );
}
