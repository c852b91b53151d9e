import type { Translate } from "../language.ts";
import type { CategoryFaq } from "./faq.ts";

export const payoutFaqs = (t: Translate): readonly CategoryFaq[] => [
  {
    faqId: "PAY-01",
    question: t("When will I be paid?", "¿Cuándo me pagarán?"),
    answer: t(
      "Within three business days after we have approved the estimate. An electronic payment gets there sooner than a check.",
      "En los tres días hábiles después de que aprobemos el estimado. Un pago electrónico llega antes que un cheque.",
    ),
    ranking: 1,
  },
  {
    faqId: "PAY-02",
    question: t("Whom do you pay?", "¿A quién le pagan?"),
    answer: t(
      "The shop, if it belongs to our repair network; if not, we pay you. If your vehicle is financed, the lender may have to sign too.",
      "Al taller, si es de nuestra red de reparación; si no, a usted. Si su vehículo está financiado, es posible que la financiera también tenga que firmar.",
    ),
    ranking: 2,
  },
  {
    faqId: "PAY-03",
    question: t(
      "Can you send a payment to someone else?",
      "¿Pueden enviar un pago a otra persona?",
    ),
    answer: t(
      "Yes, if you ask us in writing. Your claim associate tells you what to sign.",
      "Sí, si nos lo pide por escrito. Su representante de reclamos le dirá qué debe firmar.",
    ),
    ranking: 3,
  },
  {
    faqId: "PAY-04",
    question: t(
      "Why is the payment lower than the estimate?",
      "¿Por qué el pago es menor que el estimado?",
    ),
    answer: t(
      "Your deductible is your share of the repairs. We take it off the first payment; later payments come in full.",
      "Su deducible es su parte de las reparaciones. Lo restamos del primer pago; los pagos siguientes llegan completos.",
    ),
    ranking: 4,
  },
  {
    faqId: "PAY-05",
    question: t("What is an electronic payment?", "¿Qué es un pago electrónico?"),
    answer: t(
      "Money that goes straight to your bank account. Choose <b>Electronic payment options</b> at the top of your claim.",
      "Dinero que va directo a su cuenta bancaria. Elija <b>Opciones de pago electrónico</b> en la parte superior de su reclamo.",
    ),
    ranking: 5,
  },
  {
    faqId: "PAY-06",
    question: t(
      "My check has not arrived. What can I do?",
      "Mi cheque no ha llegado. ¿Qué puedo hacer?",
    ),
    answer: t(
      "Please wait ten days, then call us. We will stop the old check and send a new one.",
      "Espere diez días y luego llámenos. Anularemos el cheque anterior y le enviaremos uno nuevo.",
    ),
    ranking: 6,
  },
  {
    faqId: "PAY-07",
    question: t(
      "Do I have to pay taxes on the payment?",
      "¿Tengo que pagar impuestos por el pago?",
    ),
    answer: t(
      "Usually not, as it only pays for what you have lost. If you are not sure, ask someone who does your taxes.",
      "Por lo general no, porque solo paga lo que usted perdió. Si no está seguro, pregunte a quien le prepara los impuestos.",
    ),
    ranking: 7,
  },
  {
    faqId: "PAY-08",
    question: t(
      "My claim is closed. Can it be opened again?",
      "Mi reclamo está cerrado. ¿Se puede volver a abrir?",
    ),
    answer: t(
      "Yes. If the shop finds more damage or a bill comes late, call your claim associate, and we look at it again.",
      "Sí. Si el taller encuentra más daños o una factura llega tarde, llame a su representante de reclamos y lo revisaremos de nuevo.",
    ),
    ranking: 8,
  },
  {
    faqId: "PAY-09",
    question: t(
      "Who pays my lender after a total loss?",
      "¿Quién paga a mi financiera después de una pérdida total?",
    ),
    answer: t(
      "We pay the lender first. What is left is yours.",
      "Primero pagamos a la financiera. Lo que queda es suyo.",
    ),
    ranking: 9,
  },
  {
    faqId: "PAY-10",
    question: t("Will I get my deductible back?", "¿Me devolverán mi deducible?"),
    answer: t(
      "If someone else caused the damage, we ask their insurer for it. It can take some months; you don't have to do anything.",
      "Si otra persona causó el daño, se lo pedimos a su aseguradora. Puede tardar unos meses; usted no tiene que hacer nada.",
    ),
    ranking: 10,
  },
  {
    faqId: "PAY-11",
    question: t("What is the payment breakdown?", "¿Qué es el desglose de pagos?"),
    answer: t(
      "A list of all payments, with the payee, the amount and the date of each.",
      "Una lista de todos los pagos, con el beneficiario, el monto y la fecha de cada uno.",
    ),
    ranking: 11,
  },
  {
    faqId: "PAY-12",
    question: t(
      "How long can I see a closed claim here?",
      "¿Cuánto tiempo puedo ver aquí un reclamo cerrado?",
    ),
    answer: t(
      "For twelve months after its last activity. After that, please call us.",
      "Durante doce meses después de su última actividad. Después, llámenos.",
    ),
    ranking: 12,
  },
];
