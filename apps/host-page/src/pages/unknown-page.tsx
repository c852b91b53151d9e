import { Page } from "../layout/page.tsx";
import { useWords } from "../words/use-words.ts";

/** Shown at addresses without a page. */
export function UnknownPage() {
  const words = useWords().unknown;
  return (
    <Page heading={words.title} lead={words.lead}>
      <a className="link-button" href="#/claims">
        {words.back}
      </a>
    </Page>
  );
}
