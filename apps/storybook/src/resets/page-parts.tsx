import {
  Accordion,
  AccordionGroup,
  Button,
  Busy,
  Header,
  Icon,
  InformationNote,
  Logo,
  Modal,
  SortableTable,
  Table,
  type TableProps,
  Tabset,
  Tile,
  TileGroup,
} from "@claimkit/ui-kit";
import { type JSX, useState } from "react";
import "./parts.css";

interface Payment {
  payee: string;
  amount: number;
}

const payments: TableProps<Payment> = {
  caption: "Payments",
  rows: [
    { payee: "Olentangy Auto Body", amount: 1840 },
    { payee: "Scioto Towing", amount: 95 },
  ],
  rowKey: ({ payee }) => payee,
  columns: [
    { id: "payee", label: "Payee", value: ({ payee }) => payee, isRowHeader: true },
    { id: "amount", label: "Amount", value: ({ amount }) => amount, total: () => 1935 },
  ],
};

/** Kit components for a page: navigation, content and overlays. */
export function PageParts(): JSX.Element {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="resets-page">
      <Header
        items={[
          { label: "Claims", links: [{ label: "Your claims", href: "#claims", current: true }] },
          { label: "Payments", href: "#payments" },
        ]}
        logoHref="#home"
        messageCount={3}
        messagesHref="#messages"
        actions={<Button onClick={() => setIsOpen(true)}>Log out</Button>}
        sticky="off"
      />
      <div className="resets">
        <div>
          <Logo type="vertical" />
          <Tabset
            label="Claim"
            tabs={[
              { label: "Overview", content: "Hail damage to hood and roof." },
              { label: "Messages", content: "None yet." },
            ]}
          />
          <AccordionGroup>
            <Accordion heading="Services" />
            <Accordion heading="Payout" disabledReason="Nothing has been paid yet." />
          </AccordionGroup>
        </div>
        <div>
          <Table {...payments} />
          <InformationNote>Payments take two days.</InformationNote>
        </div>
        <div>
          <SortableTable {...payments} caption="Payments, to be sorted" />
          <TileGroup>
            <Tile label="Choose a repair shop" href="#shops" icon={<Icon name="car" />} />
            <Tile label="Upload photos" href="#photos" icon={<Icon name="upload" />} />
          </TileGroup>
          <Busy busy>
            <Tile label="Your letters" href="#letters" />
          </Busy>
        </div>
      </div>
      <Modal
        type="confirm"
        heading="Log out?"
        primaryButton="Log out now"
        secondaryButton="Stay"
        open={isOpen}
        onClose={() => setIsOpen(false)}
      >
        Your entries are saved.
      </Modal>
    </div>
  );
}
