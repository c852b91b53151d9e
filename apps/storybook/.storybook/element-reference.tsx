import { Heading, Subheading } from "@storybook/addon-docs/blocks";
import type {
  DescribedElement,
  DescribedField,
} from "@claimkit/tools/build/manifests/described-element";
import type { JSX, ReactNode } from "react";

interface ElementReferenceProps {
  element: DescribedElement;
}

/** A widget as a custom element: what editors show about it. */
export function ElementReference({ element }: ElementReferenceProps): JSX.Element {
  const { name, fields, slots, events, actions, cssProperties, parts } = element;
  const attributes = fields.filter(({ attribute }) => attribute);
  const properties = fields.filter(({ attribute }) => !attribute);
  return (
    <>
      <Heading>Element</Heading>
      <p>
        <code>{`<${name}>`}</code>. Each attribute is also a property, in camel case.
      </p>
      <Table
        columns={["Attribute", "Type", "Default", "Description"]}
        rows={attributes.map((field) => fieldCells(field.attribute, field))}
      />
      <Table
        columns={["Property", "Type", "Default", "Description"]}
        rows={properties.map((field) => fieldCells(field.name, field))}
      />
      <Table
        columns={["Slot", "Content"]}
        rows={slots.map((slot) => [<Code key="name">{slot.name}</Code>, slot.description])}
      />
      <Subheading>Events</Subheading>
      <Table
        columns={["Event", "When"]}
        rows={events.map((event) => [<Code key="name">{event.name}</Code>, event.description])}
      />
      {actions.length > 0 && <Subheading>Actions</Subheading>}
      <Table
        columns={["Action", "Detail", "When"]}
        rows={actions.map((action) => [
          <Code key="name">{action.name}</Code>,
          <Code key="type">{action.type}</Code>,
          action.description,
        ])}
      />
      <Subheading>Style</Subheading>
      <Table
        columns={["Custom property", "Description"]}
        rows={cssProperties.map((property) => [
          <Code key="name">{property.name}</Code>,
          property.description,
        ])}
      />
      <p>
        Parts:{" "}
        {parts.map((part, index) => (
          <span key={part.name}>
            {index > 0 && ", "}
            <Code>{part.name}</Code>
          </span>
        ))}
      </p>
    </>
  );
}

function fieldCells(
  name: string | undefined,
  { type, isRequired, default: value, description }: DescribedField,
): ReactNode[] {
  return [
    <Code key="name">{name}</Code>,
    <Code key="type">{type}</Code>,
    isRequired ? "required" : value && <Code key="default">{value}</Code>,
    description,
  ];
}

function Code({ children }: { children: ReactNode }): JSX.Element {
  return <code className="docs-code">{children}</code>;
}

interface TableProps {
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

function Table({ columns, rows }: TableProps): JSX.Element | undefined {
  if (rows.length === 0) return undefined;
  return (
    <div className="docs-table">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows never change
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
