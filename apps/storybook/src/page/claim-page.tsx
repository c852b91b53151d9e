import {
  Accordion,
  AccordionGroup,
  Breadcrumbs,
  Button,
  Header,
  Icon,
  Note,
  Notification,
  ProgressBar,
  Tabset,
  Tag,
  Tile,
  TileGroup,
  useLocale,
} from "@claimkit/ui-kit";
import { type JSX, useState } from "react";
import { CancelAppointment } from "./cancel-appointment.tsx";
import { type PageText, pageText } from "./page-text.ts";
import { Payments } from "./payments.tsx";
import "./claim-page.css";

/** A claim page that uses only kit components: layout, navigation, notifications, overlays. */
export function ClaimPage(): JSX.Element {
  const text = pageText(useLocale());
  const [isCanceled, setIsCanceled] = useState(false);

  return (
    <div className="claim-page">
      <Header
        items={navigation(text)}
        logoHref="#home"
        messageCount={3}
        messagesHref="#messages"
        actions={<Button href="#log-out">{text.logOut}</Button>}
      />
      <main id="main">
        <Breadcrumbs
          items={[
            { label: text.home, href: "#home" },
            { label: text.yourClaims, href: "#claims" },
            { label: "CLM-1006" },
          ]}
        />
        <div className="claim-page-head">
          <h1>
            <Icon name="car" /> {text.cause}
          </h1>
          <Tag label={text.open} status="info" />
          <p>CLM-1006 · {text.vehicle}</p>
        </div>
        <ProgressBar aria-label={text.claim} value={60} valueText={text.step} />
        {isCanceled ? (
          <Notification type="success">{text.canceled}</Notification>
        ) : (
          <Notification
            type="info"
            heading={text.appointmentHeading}
            action={<CancelAppointment text={text} onCancel={() => setIsCanceled(true)} />}
          >
            {text.appointment}
          </Notification>
        )}
        <Tabset
          label={text.sections}
          tabs={[
            { label: text.overview, content: <Overview text={text} /> },
            { label: text.payments, content: <Payments text={text} /> },
            { label: text.documents, content: <Documents text={text} /> },
          ]}
        />
      </main>
    </div>
  );
}

function navigation(text: PageText) {
  return [
    {
      label: text.claims,
      links: [
        {
          label: text.yourClaims,
          href: "#claims",
          description: text.yourClaimsHint,
          current: true,
        },
        { label: text.reportAClaim, href: "#report", description: text.reportAClaimHint },
        { label: text.repairShops, href: "#shops" },
      ],
    },
    { label: text.payments, href: "#payments" },
    { label: text.contact, href: "#contact" },
  ];
}

interface SectionProps {
  text: PageText;
}

function Overview({ text }: SectionProps): JSX.Element {
  return (
    <div className="claim-page-stack">
      <AccordionGroup>
        <Accordion heading={text.report} headingLevel={2} defaultOpen>
          {text.reportText}
        </Accordion>
        <Accordion heading={text.services} headingLevel={2}>
          {text.servicesText}
        </Accordion>
        <Accordion heading={text.repair} headingLevel={2}>
          {text.repairText}
        </Accordion>
      </AccordionGroup>
      <Note type="warning">{text.noteText}</Note>
    </div>
  );
}

function Documents({ text }: SectionProps): JSX.Element {
  return (
    <TileGroup columns={2}>
      <Tile
        label={text.estimate}
        headingLevel={2}
        href="#estimate"
        icon={<Icon name="document" />}
        facts={text.pdf}
      />
      <Tile label={text.photos} headingLevel={2} href="#photos" icon={<Icon name="photo" />}>
        {text.photosHint}
      </Tile>
    </TileGroup>
  );
}
