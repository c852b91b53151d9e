import { type ReactNode, useId, useState } from "react";
import { useStore } from "../store.ts";
import { useMessages } from "../messages/use-messages.ts";
import { eventFacts } from "./event-facts.ts";
import { clearEvents, eventLog } from "./event-log.ts";
import "./event-panel.css";

/** Props of {@link EventPanel}. */
export interface EventPanelProps {
  /** Other controls of the demonstration, in the same bar. */
  children?: ReactNode;
}

/** Lists the events that the widgets emit, for integrators. */
export function EventPanel({ children }: EventPanelProps) {
  const messages = useMessages().events;
  const events = useStore(eventLog);
  const [open, setOpen] = useState(false);
  const list = useId();

  return (
    <aside className="event-panel" aria-label={messages.heading}>
      <div className="event-panel-bar">
        <button
          type="button"
          className="event-panel-button"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {open ? messages.hide : messages.show}{" "}
          <span className="event-panel-count">{events.length}</span>
        </button>
        <span className="event-panel-hint">{messages.hint}</span>
        {children}
        {open && events.length > 0 && (
          <button type="button" className="event-panel-button" onClick={clearEvents}>
            {messages.clear}
          </button>
        )}
      </div>
      <section
        id={list}
        className="event-panel-list"
        hidden={!open}
        aria-label={messages.list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
        tabIndex={0}
      >
        {events.length === 0 ? (
          <p>{messages.none}</p>
        ) : (
          <ol reversed>
            {events.map((event) => (
              <li key={event.id}>
                <b>{event.type}</b> <i>{"widget" in event ? event.widget : event.call}</i>{" "}
                {eventFacts(event)}
              </li>
            ))}
          </ol>
        )}
      </section>
    </aside>
  );
}
