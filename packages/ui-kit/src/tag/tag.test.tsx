import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Icon } from "../icon/icon.tsx";
import { Tag } from "./tag.tsx";

afterEach(cleanup);

test("shows its label", () => {
  render(<Tag label="Open" />);

  expect(screen.getByText("Open").dataset["color"]).toBe("neutral");
});

test.each(["error", "info", "success", "warning"] as const)(
  "shows the status %s by colour and by icon",
  (status) => {
    const { container } = render(<Tag label="Open" status={status} />);

    expect(screen.getByText("Open").dataset["color"]).toBe(status);
    expect(container.querySelectorAll("svg[aria-hidden]")).toHaveLength(1);
  },
);

test("takes another icon, or none", () => {
  const { container, rerender } = render(
    <Tag
      label="Rental"
      status="info"
      icon={<Icon name="question" size="small" title="Unknown" />}
    />,
  );
  expect(screen.getByRole("img", { name: "Unknown" })).toBeTruthy();

  rerender(<Tag label="Rental" status="info" icon={null} />);
  expect(container.querySelector("svg")).toBeNull();
});

test("takes a colour that means nothing", () => {
  render(<Tag label="Auto" color="accent" />);

  expect(screen.getByText("Auto").dataset["color"]).toBe("accent");
});
