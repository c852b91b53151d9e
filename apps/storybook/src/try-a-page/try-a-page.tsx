import { Button, Textarea } from "@claimkit/ui-kit";
import { type FormEvent, type JSX, useState } from "react";
import { FramedPage, type FramedPageProps } from "./framed-page.tsx";
import "./try-a-page.css";

type Page = Pick<FramedPageProps, "html" | "css">;

/** Shows the claim tracker with `theme="auto"` on a page that the user pastes, in both color schemes. */
export function TryAPage(sample: Page): JSX.Element {
  const [page, setPage] = useState<Page>(sample);

  function show(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    setPage({ html: String(entries.get("html")), css: String(entries.get("css")) });
  }

  return (
    <main className="try-a-page">
      <form className="try-a-page-columns" onSubmit={show}>
        <Textarea
          label="HTML of a page"
          name="html"
          rows={10}
          optionalText="hide"
          maxLength={500_000}
          defaultValue={page.html}
        />
        <Textarea
          label="Its CSS"
          name="css"
          rows={10}
          optionalText="hide"
          maxLength={500_000}
          defaultValue={page.css}
        />
        <Button type="submit" variant="primary">
          Show the page
        </Button>
      </form>
      <div className="try-a-page-columns">
        <FramedPage {...page} scheme="light" />
        <FramedPage {...page} scheme="dark" />
      </div>
    </main>
  );
}
