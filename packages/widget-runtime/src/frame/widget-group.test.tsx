import { cleanup, screen } from "@testing-library/react";
import type { JSX, ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { nextFrames } from "../../testing/next-frames.ts";
import { Report } from "../../testing/report.tsx";
import { heldAnswer, reportOn, status, stubService } from "../../testing/stub-service.ts";
import { useGroupFailure, WidgetGroup } from "../index.ts";
import { renderWidget } from "../testing/index.ts";

// Rules: docs/reference/claims.md#loading-together

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Frame = ({ children }: { children: ReactNode }): ReactNode => children;

function Group({ children }: { children: ReactNode }): JSX.Element {
  return <WidgetGroup frame={Frame}>{children}</WidgetGroup>;
}

test("shows what has arrived when the last widget that it waits for is unmounted", async () => {
  // Without time passing, results are only held back for others.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const held = heldAnswer();
  const service = stubService((request) =>
    request.path.endsWith("/2") ? held.answer(request) : reportOn(request),
  );
  const { rerender } = renderWidget(
    <Group>
      <Report key="quick" claimNumber="1" />
      <Report key="slow" claimNumber="2" />
      <Report key="also slow" claimNumber="2" />
    </Group>,
    service,
  );
  await nextFrames();

  rerender(
    <Group>
      <Report key="quick" claimNumber="1" />
      <Report key="slow" claimNumber="2" />
    </Group>,
  );
  await nextFrames();
  expect(screen.queryByText("Report 1")).toBeNull();

  rerender(
    <Group>
      <Report key="quick" claimNumber="1" />
    </Group>,
  );
  await nextFrames();
  expect(screen.getByText("Report 1")).toBeTruthy();
});

test("reloads what has failed in the group, but not what has left it", async () => {
  function Retry(): JSX.Element {
    const failure = useGroupFailure();
    return <button onClick={failure?.retry}>{`Reload: ${failure?.cause}`}</button>;
  }
  const service = stubService(status(404));
  const page = (claimNumber: string): JSX.Element => (
    <>
      <Group>
        <Retry />
        <Report key={claimNumber} claimNumber={claimNumber} />
        <Report claimNumber="3" />
        <Report claimNumber="4" />
      </Group>
      <Report claimNumber="1" />
    </>
  );
  const { rerender } = renderWidget(page("1"), service);
  await screen.findByText("Reload: not_found");
  rerender(page("2"));
  await expect.poll(() => service.requests.at(-1)?.path).toMatch(/2$/);
  const button = await screen.findByText("Reload: not_found");
  service.requests.length = 0;

  button.click();
  await nextFrames();

  const paths = service.requests.map(({ path }) => path.split("/").at(-1));
  expect(paths.toSorted()).toEqual(["2", "3", "4"]);
});
