"use client";

import { Icon } from "@claimkit/ui-kit";
import { ActionControl, Heading, ServerText, useLocale, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { AddToCalendar } from "../shared/add-to-calendar.tsx";
import { formatAppointment } from "../shared/format-appointment.ts";
import { formatDay } from "../shared/format-day.ts";
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
  next: { steps, idleReason, appointment },
  claimNumber,
  headingLevel,
  onNextStep,
}: NextStepsViewProps): JSX.Element {
  const text = useText(nextStepsText);
  const idleReasons = useText(idleReasonText);
  const locale = useLocale();
  return (
    <div className="ck-card ck-next-steps">
      <Heading level={headingLevel} className="ck-next-steps-heading">
        {text.heading}
      </Heading>
      {idleReason ? (
        <div className="ck-next-steps-idle">
          <Icon name="success" />
          <div>
            <p className="ck-next-steps-nothing">{text.nothing}</p>
            <p>
              {idleReason === "appointment-passed" &&
                appointment &&
                `${text.wasOn(formatDay(appointment.date, locale))} `}
              {idleReasons[idleReason]}
            </p>
          </div>
        </div>
      ) : (
        <ol className="ck-next-steps-list">
          {steps.map((step) => (
            <Step
              key={step.name}
              step={step}
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
  claimNumber: string;
  onDo: (() => void) | undefined;
}

function Step({ step, claimNumber, onDo }: StepProps): JSX.Element {
  const titles = useText(stepTitleText);
  const links = useText(stepLinkText);
  const { name, section, note, appointment } = step;
  const what = titles[name](appointment?.shop?.name);
  return (
    <li>
      <p className="ck-next-steps-what">{what}</p>
      {appointment && <When appointment={appointment} />}
      {note && (
        <p className="ck-next-steps-note" dir="auto">
          <ServerText>{note}</ServerText>
        </p>
      )}
      <div className="ck-next-steps-actions">
        <ActionControl
          action="next-step"
          detail={{ claimNumber, step: name, section }}
          fallback={onDo}
        >
          {links[name]}
        </ActionControl>
        {appointment && (
          <AddToCalendar claimNumber={claimNumber} title={what} appointment={appointment} />
        )}
      </div>
    </li>
  );
}

/** Day, time and place of the appointment. */
function When({ appointment }: { appointment: UpcomingAppointment }): JSX.Element {
  const text = useText(nextStepsText);
  const locale = useLocale();
  const { date, time, daysAhead, shop } = appointment;
  const when = formatAppointment(date, time, locale);
  const near = [text.today, text.tomorrow][daysAhead ?? -1]?.(when) ?? when;
  return (
    <>
      <p className="ck-next-steps-when">
        <time dateTime={date}>{near}</time>
      </p>
      {shop?.address && (
        <p className="ck-next-steps-note" dir="auto">
          {shop.address}
        </p>
      )}
    </>
  );
}
