import { defineText, type MessageCatalog } from "@claimkit/ui-kit/messages";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { stubService } from "../../testing/stub-service.ts";
import { renderWidget } from "../testing/index.ts";
import { useLocale, useText } from "./use-text.ts";

afterEach(cleanup);

const greeting = defineText("greeting", { hello: "Hello", bye: "Bye" });
const spanish: MessageCatalog = {
  locale: "es-US",
  texts: { greeting: { hello: "Hola", bye: "Adiós" } },
};

function Greeting() {
  const { hello, bye } = useText(greeting);
  return <p>{`${useLocale()}: ${hello}, ${bye}`}</p>;
}

const hostsOwn = (locale: string): MessageCatalog => ({
  locale,
  texts: { greeting: { bye: "Ciao" } },
});

test.each([
  { locale: undefined, messages: [spanish], shown: "en-US: Hello, Bye" },
  { locale: "es-US", messages: [spanish], shown: "es-US: Hola, Adiós" },
  { locale: "es-us", messages: [spanish], shown: "es-us: Hola, Adiós" },
  { locale: "es_US", messages: [spanish], shown: "es-US: Hola, Adiós" },
  { locale: "es-MX", messages: [spanish], shown: "es-MX: Hola, Adiós" },
  { locale: "es", messages: [spanish], shown: "es: Hola, Adiós" },
  { locale: "fr-CA", messages: [spanish], shown: "en-US: Hello, Bye" },
  { locale: "es-US", messages: [spanish, hostsOwn("es-US")], shown: "es-US: Hola, Ciao" },
  { locale: "en-US", messages: [spanish, hostsOwn("en-US")], shown: "en-US: Hello, Ciao" },
])("shows '$shown'", ({ locale, messages, shown }) => {
  renderWidget(<Greeting />, { ...stubService(), locale, messages });

  expect(screen.getByText(shown)).toBeTruthy();
});
