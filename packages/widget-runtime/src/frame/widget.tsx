"use client";

import { ClaimsError } from "@claimkit/claims-api";
import { LocaleContext, type TextDefinition } from "@claimkit/ui-kit/messages";
import { Notification } from "@claimkit/ui-kit/notification";
import { WaitingIndicator } from "@claimkit/ui-kit/internal/waiting-indicator";
import {
  Fragment,
  type JSX,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { LogIn } from "../action/log-in.tsx";
import type { LoadState, RenderLoad } from "../call/load-state.ts";
import type { Persona, ReadyState } from "../events/claims-event.ts";
import type { HeadingLevel } from "../heading/clamp-heading-level.ts";
import { useHostTheme } from "../settings/use-host-theme.ts";
import { useSession } from "../settings/use-session.ts";
import { useSettings } from "../settings/use-settings.ts";
import { useLocalization } from "../text/use-text.ts";
import { BoundaryContext } from "./boundary-context.ts";
import { clickOn } from "./click-target.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { expectWidgetSheet } from "./expect-widget-sheet.ts";
import { failureCause } from "./failure-cause.ts";
import { FocusKeeper } from "./focus-keeper.tsx";
import { RetryButton } from "./retry-button.tsx";
import { widgetText } from "./text.ts";
import { useDoneAnnouncement } from "./use-done-announcement.ts";
import { useLoadReport } from "./use-load-report.ts";
import { useEmit } from "./use-emit.ts";
import { useUnconfiguredWarning } from "./use-unconfigured-warning.ts";
import { WidgetContext } from "./widget-context.ts";
import type { WidgetEvents } from "./widget-events.ts";
import { useGroup } from "./widget-group-context.ts";

/** Props of {@link Widget}. */
export interface WidgetProps<T> extends WidgetEvents {
  /** The widget's name in events, the same as its element's. */
  name: string;
  /** State of its data, from `useCall` or `useStaticLoad`. */
  load: LoadState<T>;
  /** Accessible name, such as its heading. Announced when "Try again" moves the focus to the widget. */
  label?: string | undefined;
  /**
   * Level of its heading, for a group that shows the heading while it loads or has failed. Without it,
   * the group shows none.
   */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Its messages. If the catalogs lack one of them, or of those that they use, the whole widget is English.
   * @default the messages of every widget
   */
  texts?: TextDefinition | undefined;
  /** Error message. */
  errorMessage: ReactNode;
  /**
   * What the widget shows of its data, for `ck:ready`.
   * @default () => "data"
   */
  readyState?: ((data: T) => ReadyState) | undefined;
  /**
   * Persona that it requests data for.
   * @default the load's own
   */
  persona?: Persona | undefined;
  /** Renders what stays while it waits or fails, such as an accordion, around its content. */
  wrapContent?: ((content: JSX.Element | null) => JSX.Element) | undefined;
  /**
   * Renders the data, or a state without data, in the host's own way. Not called for a failure that the page around the
   * widget reports, for a `configuration` failure of an accordion, and after its view of the same data has thrown.
   */
  render?: RenderLoad<T> | undefined;
  /** Renders the data. */
  children: (data: T) => ReactNode;
}

/** State of a widget whose session has ended: it shows nothing. */
const IDLE: LoadState<never> = {
  status: "idle",
  data: undefined,
  error: undefined,
  reload: () => {},
};

/**
 * The frame of every widget: shows a waiting state, an error with "Try again", or the data, and emits events.
 *
 * Style hooks: `.ck-widget`, `[data-widget]`, `[aria-busy]`.
 */
export function Widget<T>(props: WidgetProps<T>): JSX.Element {
  const {
    name,
    label,
    headingLevel,
    errorMessage,
    readyState,
    texts = widgetText,
    persona = props.load.persona ?? "member",
  } = props;
  const { wrapContent, render, children } = props;
  const { hrefs, actions, onEvent } = useSettings();
  const { user, hasEnded } = useSession();
  const isOver = hasEnded();
  const load = isOver ? IDLE : props.load;
  const emit = useEmit(props, persona);
  const localization = useLocalization().complete(widgetText).complete(texts);
  const text = localization.get(widgetText);
  const section = useRef<HTMLElement>(null);
  const [broken, setBroken] = useState<{ id: string; cause: unknown } | null>(null);

  const viewId = `${user}:${load.id}`;
  const isBroken = load.status === "ready" && broken?.id === viewId;
  const failure = isBroken
    ? new ClaimsError({ code: "render" }, { cause: broken.cause })
    : load.error;
  const isSignedOut = failure !== undefined && failureCause(failure.code) === "signed_out";
  // Why: docs/decisions/loading.md#no-retry-for-configuration-errors
  const isMisconfigured = failure?.code === "configuration";

  function emitClick(event: MouseEvent<HTMLElement>): void {
    const click = clickOn(event.target);
    // A widget inside this one, an element too, emits its clicks itself.
    const nearest = event.nativeEvent.composedPath().find(isWidget) ?? section.current;
    if (click && nearest === section.current) emit({ type: "ck:click", widget: name, ...click });
  }

  function reload(): void {
    setBroken(null);
    load.reload();
  }

  const [presentation, Frame] = useGroup(load.status, failure?.code, reload);
  const isFramed = Frame && !wrapContent && (load.status === "loading" || failure);
  useLoadReport({ name, load, failure, readyState, emit });
  // A group announces that all of its widgets have loaded.
  useDoneAnnouncement(Frame ? "idle" : load.status, section, text.done);
  useUnconfiguredWarning(name, load.attempt === 0);
  useHostTheme(section);

  const { Boundary } = useContext(BoundaryContext);
  useEffect(() => {
    // Presses are kept until then. Guide: docs/guides/server-rendering.md#presses-before-the-page-hydrates
    section.current?.dispatchEvent(new Event("ck-hydrated", { bubbles: true, composed: true }));
    expectWidgetSheet(name, section.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react-hooks-js/exhaustive-deps -- a widget keeps its name
  }, []);
  const language = load.status === "ready" ? load.language : undefined;
  const hasListener = Boolean(props.onAction ?? props.onEvent ?? onEvent);
  const own = props.hrefs;
  // Why: docs/decisions/server-rendering.md#hydration-in-small-tasks
  const context = useMemo(
    () => ({
      name,
      persona,
      emit,
      hrefs: { ...hrefs, ...own },
      actions,
      hasListener,
      language,
    }),
    [name, persona, emit, hrefs, own, actions, hasListener, language],
  );
  // The page around it reports a common failure.
  const isHosts = render && load.status !== "idle" && !isBroken && presentation !== "shared";
  const waiting = (className?: string): JSX.Element | false =>
    load.status === "loading" &&
    presentation !== "quiet" && (
      <WaitingIndicator
        text={text.waiting}
        doneText=""
        size={isFramed || className ? "minimal" : "default"}
        className={className}
      />
    );
  const content = (
    <>
      {waiting()}
      {failure && presentation === "shared" && <p className="ck-widget-failure">{errorMessage}</p>}
      {failure && (!presentation || presentation === "own") && (
        <Notification
          type="error"
          action={
            !isMisconfigured && (
              <>
                {isSignedOut && <LogIn />}
                <RetryButton onRetry={reload} />
              </>
            )
          }
        >
          <span>{errorMessage}</span>
          {isSignedOut && <span>{` ${text.signedOut}`}</span>}
        </Notification>
      )}
      {load.status === "ready" && !isBroken && (
        <ErrorBoundary key={viewId} onBreak={(cause) => setBroken({ id: viewId, cause })}>
          <View draw={() => children(load.data)} />
        </ErrorBoundary>
      )}
    </>
  );

  const framed = isFramed ? (
    <Frame label={label} headingLevel={headingLevel} isLoading={load.status === "loading"}>
      {content}
    </Frame>
  ) : (
    content
  );

  const shown = isHosts ? (
    <ErrorBoundary
      key={viewId + load.status}
      onBreak={(cause) => load.status === "ready" && setBroken({ id: viewId, cause })}
      // Without data that the host might hide.
      renderFallback={() => load.status !== "ready" && framed}
    >
      {/* Next to a waiting state of the host's own, the widget's is only announced. */}
      <View draw={() => render(load, children)} before={waiting("ck-sr-only")} otherwise={framed} />
    </ErrorBoundary>
  ) : (
    framed
  );

  return (
    <LocaleContext value={localization}>
      <WidgetContext value={context}>
        {/* Listens to events that bubble from controls; is not interactive itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
        <section
          ref={section}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no landmark, and no part of a form
          role="group"
          aria-label={isOver ? undefined : label}
          className="ck-widget"
          data-widget={name}
          lang={localization.locale}
          tabIndex={-1}
          aria-busy={load.status === "loading"}
          onClickCapture={emitClick}
        >
          <FocusKeeper widget={section}>
            <Boundary>
              {wrapContent && !isOver ? wrapContent(isMisconfigured ? null : shown) : shown}
              {/* An accordion may be closed, and opening it would not help. */}
              {wrapContent && isMisconfigured && content}
            </Boundary>
          </FocusKeeper>
        </section>
      </WidgetContext>
    </LocaleContext>
  );
}

function isWidget(target: EventTarget): boolean {
  // No `instanceof`, because an element in a frame has that frame's classes.
  return "hasAttribute" in target && (target as Element).hasAttribute("data-widget");
}

interface ViewProps {
  draw: () => ReactNode;
  before?: ReactNode;
  /** Shown if nothing is drawn, not even `null`. */
  otherwise?: ReactNode;
}

/** Renders inside the boundary, so that errors of the view are caught there. */
function View({ draw, before, otherwise }: ViewProps): ReactNode {
  const shown = draw();
  return shown === undefined || shown === false ? (
    otherwise
  ) : (
    <Fragment>
      {before}
      {shown}
    </Fragment>
  );
}
