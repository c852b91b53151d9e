import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../styles.css";
import { Tile } from "./tile.tsx";

beforeEach(() => getSelection()?.empty());
afterEach(cleanup);

test("is one link, whose name has what one should know before", () => {
  render(<Tile label="Estimate" facts="PDF, 240 KB" href="#estimate" />);

  const link = screen.getByRole("link", { name: "Estimate PDF, 240 KB" });
  expect(link.getAttribute("href")).toBe("#estimate");
  expect(screen.getByRole("heading", { level: 3 }).contains(link)).toBe(true);
});

test("its picture says nothing, and loads when it is needed", () => {
  const { container } = render(<Tile label="Estimate" href="#" img="data:," />);

  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("img")?.loading).toBe("lazy");
});

test("a press anywhere follows the link once", async () => {
  const onFollow = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const { container } = render(
    <Tile label="Estimate" href="#estimate">
      What the repairs cost.
    </Tile>,
  );
  container.addEventListener("click", (event) => {
    if ((event.target as Element).matches("a")) onFollow(event);
  });

  await userEvent.click(screen.getByText("What the repairs cost."));
  expect(onFollow).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("link"));
  expect(onFollow).toHaveBeenCalledTimes(2);
});

test("the text can be selected without following the link", async () => {
  render(
    <Tile label="Estimate" href="#selected">
      What the repairs cost.
    </Tile>,
  );

  await userEvent.dblClick(screen.getByText("What the repairs cost."));

  expect(getSelection()?.toString()).not.toBe("");
});
