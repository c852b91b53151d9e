import type { Translate } from "../language.ts";
import type { CategoryFaq } from "./faq.ts";

/** Includes rankings that are equal or missing. */
export const servicesFaqs = (t: Translate): readonly CategoryFaq[] => [
  {
    faqId: "SVC-10",
    question: t(
      "Can I use ride shares instead of a rental car?",
      "¿Puedo usar Uber o Lyft en vez de un auto de alquiler?",
    ),
    answer: t(
      "Often, yes. Ask your claim associate first and keep the receipts.",
      "Muchas veces, sí. Pregunte antes a su representante de reclamos y guarde los recibos.",
    ),
    ranking: 10,
  },
  {
    faqId: "SVC-02",
    question: t(
      "How long can I keep the rental car?",
      "¿Cuánto tiempo puedo quedarme con el auto de alquiler?",
    ),
    answer: t(
      "Until your vehicle is repaired, up to the limit of your policy. After a total loss, until five days after our payment.",
      "Hasta que su vehículo esté reparado, dentro del límite de su póliza. Después de una pérdida total, hasta cinco días después de nuestro pago.",
    ),
    ranking: 2,
  },
  {
    faqId: "SVC-01",
    question: t("How do I get a rental car?", "¿Cómo obtengo un auto de alquiler?"),
    answer: t(
      "If your policy covers it, we reserve one near your repair shop. You bring your license and a credit card, and pick it up.",
      "Si su póliza lo cubre, le reservamos uno cerca de su taller. Lleve su licencia y una tarjeta de crédito y recójalo.",
    ),
    ranking: 1,
  },
  {
    faqId: "SVC-03",
    question: t("Which car will I get?", "¿Qué auto me darán?"),
    answer: t(
      "One that is like yours in size. If you want another, you pay the difference.",
      "Uno de tamaño parecido al suyo. Si quiere otro, usted paga la diferencia.",
    ),
    ranking: 3,
  },
  {
    faqId: "SVC-04",
    question: t("Do I have to fill the tank?", "¿Tengo que llenar el tanque?"),
    answer: t(
      "Bring the rental car back with as much fuel as it had.",
      "Devuelva el auto de alquiler con el mismo combustible que tenía.",
    ),
    ranking: 3,
  },
  {
    faqId: "SVC-05",
    question: t("Who pays for towing?", "¿Quién paga la grúa?"),
    answer: t(
      "We do, when the damage is covered. If you paid the driver, send us the receipt and we will pay you back.",
      "Nosotros, si el daño está cubierto. Si usted pagó la grúa, envíenos el recibo y se lo reembolsaremos.",
    ),
    ranking: 3,
  },
  {
    faqId: "SVC-06",
    question: t("Is my rental car insured?", "¿Está asegurado mi auto de alquiler?"),
    answer: t(
      "In most states your own policy covers a rental car too. Your claim associate can tell you about yours.",
      "En la mayoría de los estados lo acompaña su propia póliza. Su representante de reclamos puede decirle qué vale en el suyo.",
    ),
  },
  {
    faqId: "SVC-07",
    question: t(
      "Someone else needs to drive the rental car. Is that possible?",
      "Otra persona tiene que conducir el auto de alquiler. ¿Es posible?",
    ),
    answer: t(
      "Yes. They have to be named in the rental contract and bring their license.",
      "Sí. Su nombre debe estar en el contrato de alquiler y tiene que llevar su licencia.",
    ),
  },
  {
    faqId: "SVC-08",
    question: t(
      "My car seat was in the accident. What now?",
      "El asiento para niños estaba en el auto durante el accidente. ¿Y ahora?",
    ),
    answer: t(
      "Please don't use it again, even if it looks fine. Buy a new one and send us the receipt; we pay for it with the claim.",
      "No lo use más, aunque se vea bien. Compre uno nuevo y envíenos el recibo; lo pagamos con el reclamo.",
    ),
    ranking: 4,
  },
  {
    faqId: "SVC-09",
    question: t("Can you help me at the roadside?", "¿Me pueden ayudar en la carretera?"),
    answer: t(
      "Yes, day and night. Call the number on your insurance card, say where you are, and stay where you are safe until help comes.",
      "Sí, de día y de noche. Llame al número de su tarjeta del seguro, diga dónde está y espere la ayuda en un lugar seguro.",
    ),
    ranking: 5,
  },
  {
    faqId: "SVC-11",
    question: t(
      "What does the rental allowance per day cover?",
      "¿Qué incluye la asignación diaria para el alquiler?",
    ),
    answer: t(
      "The price of the car and the taxes on it. Fuel, tolls and extra insurance from the rental company are not included.",
      "El precio del auto y sus impuestos. El combustible, los peajes y el seguro adicional de la compañía de alquiler no están incluidos.",
    ),
    ranking: 11,
  },
  {
    faqId: "SVC-12",
    question: t(
      "My policy has no rental coverage. What can I do?",
      "Mi póliza no tiene cobertura de alquiler. ¿Qué puedo hacer?",
    ),
    answer: t(
      "You can rent a car on your own. If someone else caused the damage, their insurer may pay you back: keep the receipts.",
      "Puede alquilar un auto por su cuenta. Si otra persona causó el daño, su aseguradora podría reembolsarle: guarde los recibos.",
    ),
    ranking: 12,
  },
];
