import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInShadowRoot } from "../../testing/in-shadow-root.tsx";
import { kitEsUs } from "../locales/es-us.ts";
import { LocaleProvider } from "../messages/locale-provider.tsx";
import "../styles.css";
import { Tile } from "./tile.tsx";

beforeEach(() => getSelection()?.empty());
afterEach(cleanup);

/** Counts clicks on the link without leaving the page. */
function countFollowed(root: Node): ReturnType<typeof vi.fn> {
  const onFollow = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  root.addEventListener("click", (event) => {
    if ((event.target as Element).closest("a[href]")) onFollow(event);
  });
  return onFollow;
}

test("label, href: is one link, whose name includes the facts", () => {
  render(<Tile label="Estimate" facts="PDF, 240 KB" href="#estimate" />);

  const link = screen.getByRole("link", { name: "Estimate PDF, 240 KB" });
  expect(link.getAttribute("href")).toBe("#estimate");
  expect(screen.getByRole("heading", { level: 3 }).contains(link)).toBe(true);
});

test("img: is decorative, and loads lazily", () => {
  const { container } = render(<Tile label="Estimate" href="#" img="data:," />);

  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("img")?.loading).toBe("lazy");
});

test("icon: is above the label", () => {
  render(<Tile label="Estimate" href="#" icon={<svg role="img" aria-label="Paper" />} />);

  const icon = screen.getByRole("img", { name: "Paper" }).getBoundingClientRect();
  expect(icon.bottom).toBeLessThanOrEqual(screen.getByRole("link").getBoundingClientRect().top);
});

test("sets the level of its heading", () => {
  render(<Tile label="Estimate" href="#" headingLevel={2} />);

  expect(screen.getByRole("heading", { level: 2, name: "Estimate" })).toBeTruthy();
});

test("describes its link by its text", () => {
  render(
    <Tile label="Estimate" href="#">
      What the repairs cost.
    </Tile>,
  );

  const description = screen.getByRole("link").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(description)?.textContent).toBe("What the repairs cost.");
});

test("opens a new tab on request, and indicates that in both languages", () => {
  const { rerender } = render(<Tile label="Estimate" href="#" newTab />);
  expect(screen.getByRole("link", { name: "Estimate (opens in a new tab)" })).toHaveProperty(
    "target",
    "_blank",
  );

  rerender(
    <LocaleProvider locale="es-US" messages={[kitEsUs]}>
      <Tile label="Estimado" href="#" newTab />
    </LocaleProvider>,
  );
  expect(screen.getByRole("link", { name: "Estimado (se abre en otra pestaña)" })).toBeTruthy();
});

test("a click anywhere follows the link once", async () => {
  const onClick = vi.fn();
  const { container } = render(
    <Tile label="Estimate" href="#estimate" onClick={onClick}>
      What the repairs cost.
    </Tile>,
  );
  const onFollow = countFollowed(container);

  await userEvent.click(screen.getByText("What the repairs cost."));
  await userEvent.click(screen.getByRole("link"));
  await userEvent.click(container.firstElementChild as Element, { position: { x: 3, y: 3 } });

  expect(onFollow).toHaveBeenCalledTimes(3);
  expect(onClick).toHaveBeenCalledTimes(3);
});

test("follows the link with the modifier keys that are pressed", async () => {
  const { container } = render(
    <Tile label="Estimate" href="#estimate">
      What the repairs cost.
    </Tile>,
  );
  const onFollow = countFollowed(container);

  await userEvent.click(screen.getByText("What the repairs cost."), { modifiers: ["Shift"] });

  expect(onFollow.mock.calls[0]?.[0]).toHaveProperty("shiftKey", true);
});

test("leaves controls in its text alone", async () => {
  const onPress = vi.fn();
  const { container } = render(
    <Tile label="Estimate" href="#estimate">
      <button type="button" onClick={onPress}>
        Explain
      </button>
    </Tile>,
  );
  const onFollow = countFollowed(container);

  await userEvent.click(screen.getByRole("button"));

  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onFollow).not.toHaveBeenCalled();
});

test.each([
  { where: "the page", renderIn: (tile: React.JSX.Element) => render(tile).container },
  { where: "a shadow root", renderIn: renderInShadowRoot },
])("in $where, the text can be selected without following the link", async ({ renderIn }) => {
  const root = renderIn(
    <Tile label="Estimate" href="#selected">
      <span className="text">What the repairs cost.</span>
    </Tile>,
  );
  const onFollow = countFollowed(root);

  const text = root.querySelector(".text") as Element;
  await userEvent.dragAndDrop(text, text, {
    sourcePosition: { x: 2, y: 8 },
    targetPosition: { x: 120, y: 8 },
  });

  expect(String(getSelection())).toContain("What the");
  expect(onFollow).not.toHaveBeenCalled();
});

test("can be focused while disabled, and announces the reason", async () => {
  const { container } = render(
    <Tile label="Payment" href="#payment" disabledReason="Your estimate is not done yet." />,
  );
  const onFollow = countFollowed(container);

  await userEvent.keyboard("{Tab}");

  const link = screen.getByRole("link", { name: "Payment" });
  const description = link.getAttribute("aria-describedby") ?? "";
  expect(document.activeElement).toBe(link);
  expect(link.ariaDisabled).toBe("true");
  expect(document.getElementById(description)?.textContent).toBe("Your estimate is not done yet.");

  await userEvent.click(link, { force: true });
  await userEvent.keyboard("{Enter}");
  expect(onFollow).not.toHaveBeenCalled();
});
