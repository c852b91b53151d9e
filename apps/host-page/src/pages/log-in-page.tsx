import { Button } from "@claimkit/ui-kit/button";
import { Page } from "../layout/page.tsx";
import { prefer } from "../preferences.ts";
import { useWords } from "../words/use-words.ts";

/** Shown in place of a private page until the visitor has logged in. The address stays the same. */
export function LogInPage() {
  const words = useWords();
  return (
    <Page heading={words.logInPage.title} lead={words.logInPage.lead}>
      <Button variant="primary" onClick={() => prefer({ isSignedIn: true })}>
        {words.logIn}
      </Button>
    </Page>
  );
}
