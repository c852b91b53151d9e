import { Button } from "@claimkit/ui-kit/button";
import { Page } from "../layout/page.tsx";
import { prefer } from "../preferences.ts";
import { useMessages } from "../messages/use-messages.ts";

/** Shown in place of a private page until the visitor has logged in. The address stays the same. */
export function LogInPage() {
  const messages = useMessages();
  return (
    <Page heading={messages.logInPage.title} lead={messages.logInPage.lead}>
      <Button variant="primary" onClick={() => prefer({ isSignedIn: true })}>
        {messages.logIn}
      </Button>
    </Page>
  );
}
