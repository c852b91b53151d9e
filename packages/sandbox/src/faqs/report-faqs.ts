import type { Translate } from "../language.ts";
import type { CategoryFaq } from "./faq.ts";

/** Includes answers of 129 and 130 characters, because previews end after 130. One question occurs twice. */
export const reportFaqs = (t: Translate): readonly CategoryFaq[] => [
  {
    faqId: "RPT-05",
    question: t("Can I change what I reported?", "¿Puedo cambiar lo que reporté?"),
    answer: t(
      "Yes. Call your claim associate and say what is different. Nothing you told us before is lost.",
      "Sí. Llame a su representante de reclamos y dígale qué es diferente. No se pierde nada de lo que nos dijo antes.",
    ),
    ranking: 5,
  },
  {
    faqId: "RPT-01",
    question: t(
      "What happens after I report a claim?",
      "¿Qué pasa después de reportar un reclamo?",
    ),
    answer: t(
      "A claim associate reads your report and calls you, usually within one business day. You can follow each step on your claim's page.",
      "Un representante de reclamos lee su reporte y lo llama, por lo general en un día hábil. En la página de su reclamo puede seguir cada paso.",
    ),
    ranking: 1,
  },
  {
    faqId: "RPT-02",
    question: t("Do I need a police report?", "¿Necesito un informe policial?"),
    answer: t(
      "Not always. If the police came, send us the number of their report. After theft, vandalism or a hit and run, we do need a report.",
      "No siempre. Si vino la policía, envíenos el número de su informe. Después de un robo, de vandalismo o si el otro conductor huyó, sí lo necesitamos.",
    ),
    ranking: 2,
  },
  {
    faqId: "RPT-03",
    question: t("Which photos help?", "¿Qué fotos ayudan?"),
    answer: t(
      "Take one of each corner of the vehicle, one of each damage from near and one from a few steps away. If it is safe, do so right now, before the vehicle is moved.",
      "Tome una de cada esquina del vehículo, una de cada daño de cerca y otra desde unos pasos atrás. Si no hay peligro, hágalo ahora mismo, antes de que muevan el vehículo.",
    ),
    ranking: 3,
  },
  {
    faqId: "RPT-04",
    question: t("What should I not do?", "¿Qué no debo hacer?"),
    answer: t(
      "Don't put yourself in danger for a photo, and don't sign anything you don't understand.",
      "No se ponga en peligro por una foto y no firme nada que no entienda.",
    ),
    ranking: 4,
  },
  {
    faqId: "RPT-02",
    question: t("Do I need a police report?", "¿Necesito un informe policial?"),
    answer: t("See the other answer to this question.", "Lea la otra respuesta a esta pregunta."),
    ranking: 9,
  },
  {
    faqId: "RPT-06",
    question: t("How do I send documents?", "¿Cómo envío documentos?"),
    answer: t(
      "Choose <b>View & upload documents</b> at the top of your claim. Photos, PDFs and scans are fine; each may have up to 25 MB.",
      "Elija <b>Ver y subir documentos</b> en la parte superior de su reclamo. Puede enviar fotos, archivos PDF y escaneos; cada uno puede tener hasta 25 MB.",
    ),
    ranking: 6,
  },
  {
    faqId: "RPT-07",
    question: t(
      "What does 'vanishing deductible' mean?",
      "¿Qué significa «deducible decreciente»?",
    ),
    answer: t(
      "For every year without a claim, your deductible becomes smaller. When it has reached zero, you pay nothing for the repairs.",
      "Por cada año sin reclamos, su deducible baja. Cuando llega a cero, usted no paga nada por las reparaciones.",
    ),
    ranking: 7,
  },
  {
    faqId: "RPT-08",
    question: t("Will my premium change?", "¿Cambiará el precio de mi póliza?"),
    answer: t(
      "That depends on what happened and on your state. You will hear from us before your policy renews, not in the middle of a claim.",
      "Depende de lo que pasó y de su estado. Se lo diremos antes de que se renueve su póliza, no en medio de un reclamo.",
    ),
    ranking: 8,
  },
  {
    faqId: "RPT-09",
    question: t(
      "I was not driving. May I report the claim?",
      "Yo no conducía. ¿Puedo reportar el reclamo?",
    ),
    answer: t(
      "Yes. Tell us who was driving and how we can reach them.",
      "Sí. Díganos quién conducía y cómo podemos comunicarnos con esa persona.",
    ),
    ranking: 10,
  },
  {
    faqId: "RPT-10",
    question: t(
      "The other driver has no insurance. What now?",
      "El otro conductor no tiene seguro. ¿Y ahora?",
    ),
    answer: t(
      "Report the claim as usual. If your policy covers uninsured drivers, we pay for your vehicle and see to the rest with the other driver.",
      "Reporte el reclamo como siempre. Si su póliza cubre a conductores sin seguro, pagamos su vehículo y arreglamos el resto con el otro conductor.",
    ),
    ranking: 11,
  },
  {
    faqId: "RPT-11",
    question: t(
      "How long can I wait to report a claim?",
      "¿Cuánto tiempo puedo esperar para reportar un reclamo?",
    ),
    answer: t(
      "Please report it within a few days. Better late than never.",
      "Repórtelo en unos pocos días. Más vale tarde que nunca.",
    ),
    ranking: 12,
  },
];
