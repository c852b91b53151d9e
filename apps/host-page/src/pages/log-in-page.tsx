import { Button } from "@claimkit/ui-kit/button";
import { Page } from "../layout/page.tsx";
import { prefer } from "../preferences.ts";
import { useWords } from "../words/use-words.ts";

/** In place of a page that belongs to one person, until somebody has logged in. The address stays. */
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
