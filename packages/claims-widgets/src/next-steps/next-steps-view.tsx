"use client";

import { calendarDay, formatPhone, phoneHref } from "@claimkit/claims-api/format";
import { Button } from "@claimkit/ui-kit/button";
import { success } from "@claimkit/ui-kit/icon-paths";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { ActionControl, Heading, ServerText, useLocale, useText } from "@claimkit/widget-runtime";
import { type JSX, useContext } from "react";
import { numberOf } from "../contact-person/number-of.ts";
import { AddToCalendar } from "../shared/add-to-calendar.tsx";
import { AppointmentTime } from "../shared/appointment-time.tsx";
import { formatDay } from "../shared/format-day.ts";
import { PageStateContext } from "../shared/page-state.ts";
import type { NextStep, NextSteps, UpcomingAppointment } from "./next-steps-of.ts";
import { nextStepsText, idleReasonText, stepLinkText, stepTitleText } from "./text.ts";

interface NextStepsViewProps {
  next: NextSteps;
  claimNumber: string;
  headingLevel: number;
  /** Performs a step if neither the host nor an href does. */
  onNextStep: ((step: NextStep) => void) | undefined;
}

/** Renders what there is to do, in order, or why there is nothing. */
export function NextStepsView({
  next: { steps, idleReason, appointment, now },
  claimNumber,
  headingLevel,
  onNextStep,
}: NextStepsViewProps): JSX.Element {
  const text = useText(nextStepsText);
  const idleReasons = useText(idleReasonText);
  const locale = useLocale();
  return (
    <div className="ck-card ck-next-steps">
      <div className="ck-next-steps-top">
        <Heading level={headingLevel} className="ck-next-steps-heading">
          {text.heading}
        </Heading>
        {now && <p className="ck-next-steps-now">{text[now]}</p>}
      </div>
      {idleReason ? (
        <div className="ck-next-steps-idle">
          <SvgIcon paths={success} />
          <div>
            <p className="ck-next-steps-nothing">{text.nothing}</p>
            <p>
              {idleReason === "appointment-passed" && appointment
                ? `${text.wasOn(formatDay(appointment.date, locale))} ${idleReasons[idleReason]}`
                : idleReasons[idleReason]}
            </p>
          </div>
        </div>
      ) : (
        <ol className="ck-next-steps-list">
          {steps.map((step, place) => (
            <Step
              key={step.name}
              step={step}
              isFirst={place === 0}
              claimNumber={claimNumber}
              onDo={onNextStep && (() => onNextStep(step))}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

interface StepProps {
  step: NextStep;
  /** Whether it is the step to do now. */
  isFirst: boolean;
  claimNumber: string;
  onDo: (() => void) | undefined;
}

function Step({ step, isFirst, claimNumber, onDo }: StepProps): JSX.Element {
  const titles = useText(stepTitleText);
  const { name, words, note, appointment } = step;
  const what = name === "as-insurer-says" ? words : titles[name](appointment?.shop?.name);
  return (
    <li>
      <div className="ck-next-steps-head">
        {isFirst && appointment && <CalendarLeaf date={appointment.date} />}
        <p className="ck-next-steps-what" dir={words && "auto"}>
          {words ? <ServerText>{words}</ServerText> : what}
        </p>
      </div>
      {appointment && <When appointment={appointment} />}
      {note && (
        <p className="ck-next-steps-note" dir="auto">
          <ServerText>{note}</ServerText>
        </p>
      )}
      <div className="ck-next-steps-actions">
        <StepLink step={step} isFirst={isFirst} claimNumber={claimNumber} onDo={onDo} />
        {appointment && (
          <AddToCalendar claimNumber={claimNumber} title={what ?? ""} appointment={appointment} />
        )}
      </div>
    </li>
  );
}

/** Calls the person that a step is about, or leads to its part of the page. */
function StepLink({
  step: { name, section, block, person },
  isFirst,
  claimNumber,
  onDo,
}: StepProps): JSX.Element | null {
  const text = useText(nextStepsText);
  const links = useText(stepLinkText);
  const isMissing = useContext(PageStateContext).missing.includes(section);
  const variant = isFirst ? "primary" : undefined;
  const number = numberOf(person);
  if (number) {
    return (
      <Button href={phoneHref(number)} variant={variant}>
        {text.call(person?.claimAdjusterName, formatPhone(number))}
      </Button>
    );
  }
  if (name === "as-insurer-says" || !block) return null;
  return (
    <ActionControl
      action="next-step"
      detail={{ claimNumber, step: name, section }}
      variant={variant}
      fallback={isMissing ? undefined : onDo}
    >
      {links[name]}
    </ActionControl>
  );
}

interface CalendarLeafProps {
  date: string;
}

/** A calendar page with a date. Decorative, because the text next to it has the date too. */
function CalendarLeaf({ date }: CalendarLeafProps): JSX.Element | null {
  const locale = useLocale();
  const day = calendarDay(date);
  if (!day) return null;
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(day);
  return (
    <span className="ck-next-steps-leaf" aria-hidden>
      <span>{part({ month: "short" })}</span>
      <span>{part({ day: "numeric" })}</span>
    </span>
  );
}

/** Day, time and place of the appointment. */
function When({ appointment }: { appointment: UpcomingAppointment }): JSX.Element {
  const text = useText(nextStepsText);
  const { daysAhead, shop } = appointment;
  const near = [text.today, text.tomorrow][daysAhead ?? -1];
  return (
    <>
      <p key={near} className="ck-next-steps-when">
        {near && (
          <>
            <span className="ck-next-steps-near">{near}</span>{" "}
          </>
        )}
        <AppointmentTime appointment={appointment} />
      </p>
      {shop?.address && (
        <p className="ck-next-steps-note" dir="auto">
          {shop.address}
        </p>
      )}
    </>
  );
}
