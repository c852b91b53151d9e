import type { Translate } from "../language.ts";
import type { CategoryFaq } from "./faq.ts";

/** Includes answers with a list, a link and bold text, and one whose preview would end in the middle of an emoji. */
export const repairsFaqs = (t: Translate): readonly CategoryFaq[] => [
  {
    faqId: "REP-01",
    question: t("Which repair shop can I choose?", "¿Qué taller puedo elegir?"),
    answer: t(
      "Any shop you like. With a shop of <b>our repair network</b>, repairs begin sooner and their quality is <b>guaranteed for as long as you own or lease the vehicle</b>.",
      "El taller que usted quiera. En un taller de <b>nuestra red de reparación</b>, las reparaciones empiezan antes y su calidad está <b>garantizada mientras usted sea propietario o arrendatario del vehículo</b>.",
    ),
    ranking: 1,
  },
  {
    faqId: "REP-02",
    question: t("How do I get an estimate?", "¿Cómo obtengo un estimado?"),
    answer: t(
      "There are three ways:<ul><li>Visit a shop of our repair network</li><li>Come to a drive-in inspection</li><li>Send us photos of the damage</li></ul>None of them costs you anything.",
      "Hay tres maneras:<ul><li>Visite un taller de nuestra red de reparación</li><li>Vaya a un centro de inspección</li><li>Envíenos fotos del daño</li></ul>Ninguna le cuesta nada.",
    ),
    ranking: 2,
  },
  {
    faqId: "REP-03",
    question: t("Where do I find a shop near me?", "¿Dónde encuentro un taller cerca de mí?"),
    answer: t(
      'Search by ZIP code or address on <a href="https://insurer.example.com/repair-shops">our shop finder</a>. It shows how far each shop is from you.',
      'Busque por código postal o dirección en <a href="https://insurer.example.com/repair-shops">nuestro buscador de talleres</a>. Le muestra a qué distancia está cada taller.',
    ),
    ranking: 3,
  },
  {
    faqId: "REP-04",
    question: t(
      "How will I know that my vehicle is ready?",
      "¿Cómo sabré que mi vehículo está listo?",
    ),
    answer: t(
      "The shop calls you, and your claim shows it. Before you drive away, please walk around the vehicle once with the mechanic. Enjoy 🚗 the ride home.",
      "El taller lo llama, y su reclamo lo muestra. Antes de irse, dé una vuelta alrededor del vehículo junto con el mecánico. Disfrute el 🚗 viaje a casa.",
    ),
    ranking: 4,
  },
  {
    faqId: "REP-05",
    question: t(
      "What if the shop finds more damage?",
      "¿Qué pasa si el taller encuentra más daños?",
    ),
    answer: t(
      "That happens often, as some damage shows only when parts come off. The shop asks us, we approve, and you get a new estimate here.",
      "Pasa a menudo, porque algunos daños solo se ven al quitar piezas. El taller nos pregunta, lo aprobamos y usted recibe aquí un estimado nuevo.",
    ),
    ranking: 5,
  },
  {
    faqId: "REP-06",
    question: t("Will the shop use original parts?", "¿Usará el taller piezas originales?"),
    answer: t(
      "The estimate names the kind of each part. You may ask for original ones; if they cost more than your policy pays, you pay the rest.",
      "El estimado indica de qué tipo es cada pieza. Puede pedir piezas originales; si cuestan más de lo que paga su póliza, usted paga el resto.",
    ),
    ranking: 6,
  },
  {
    faqId: "REP-07",
    question: t("When do I pay my deductible?", "¿Cuándo pago mi deducible?"),
    answer: t(
      "When you pick up your vehicle. You pay it to the shop, not to us.",
      "Cuando recoja su vehículo. Se lo paga al taller, no a nosotros.",
    ),
    ranking: 7,
  },
  {
    faqId: "REP-08",
    question: t("What is a total loss?", "¿Qué es una pérdida total?"),
    answer: t(
      "A vehicle is a total loss when repairs would cost more than it is worth, or when it could not be made safe again. We then pay what it was worth just before the accident.",
      "Un vehículo es pérdida total cuando las reparaciones costarían más de lo que vale o cuando no se podría volver a conducir sin peligro. En ese caso pagamos lo que valía justo antes del accidente.",
    ),
    ranking: 8,
  },
  {
    faqId: "REP-09",
    question: t(
      "How do you find out what my vehicle is worth?",
      "¿Cómo calculan cuánto vale mi vehículo?",
    ),
    answer: t(
      "We compare it with vehicles of the same kind, age and mileage that were sold near you. The valuation lists them all, so that you can check.",
      "Lo comparamos con vehículos del mismo tipo, año y millaje que se vendieron cerca de usted. La valuación los muestra todos, para que pueda comprobarlo.",
    ),
    ranking: 9,
  },
  {
    faqId: "REP-10",
    question: t(
      "Can I keep a vehicle that is a total loss?",
      "¿Puedo quedarme con un vehículo que es pérdida total?",
    ),
    answer: t(
      "In most states, yes. We pay you less then, and the title of the vehicle then says that it was a total loss.",
      "En la mayoría de los estados, sí. En ese caso le pagamos menos, y el título del vehículo indica entonces que fue pérdida total.",
    ),
    ranking: 10,
  },
  {
    faqId: "REP-11",
    question: t("Can I change my appointment?", "¿Puedo cambiar mi cita?"),
    answer: t(
      "Yes, up to two hours before it. Choose <b>Change appointment</b> in the repairs of your claim.",
      "Sí, hasta dos horas antes. Elija <b>Cambiar la cita</b> en las reparaciones de su reclamo.",
    ),
    ranking: 11,
  },
  {
    faqId: "REP-12",
    question: t(
      "Can I wait while my vehicle is being inspected?",
      "¿Puedo esperar mientras inspeccionan mi vehículo?",
    ),
    answer: t(
      "Yes. A drive-in inspection takes about 20 minutes.",
      "Sí. En un centro de inspección, dura unos 20 minutos.",
    ),
    ranking: 12,
  },
];
