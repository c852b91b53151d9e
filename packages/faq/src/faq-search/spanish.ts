import type { LanguageWords } from "./vocabulary.ts";

/** What the search knows of Spanish. */
export const spanish: LanguageWords = {
  stopWords:
    "a al algo alguien aqui asi aun como con cual cuales cuando cuanta cuanto dan de del desde donde dos e el ella ellos en entonces era eran es esa ese eso esta estaba estan estar estas este esto estoy fue fueron ha haber hace hacer hago han hasta hay he ir irse iba la las le les lo los lleva llevar mas me mi mia mio mis muy nos o para pero por porque pues pueda puede pueden puedo poder que quien quiere quiero necesito saber se sea ser si significa significado sin sobre son soy su sus tambien te tener tres tengo tiene tienen tenia todavia todo tu tus un una uno usa usan usar uso usted ustedes va van ver voy y ya yo",
  contextWords: "accidente auto camioneta carro choque coche reclamo seguro vehiculo",
  endings:
    "polici/pulici ch/x ce/se ci/si z/s qu/k c/k gu/g ie/e ue/o j/g v/b h/ -s -es -a -o -e -as -os -an -en -on -ar -er -ir -ando -iendo -endo --ad --id -ado -ada -ido -ida -aron -ieron -eron -aba -aban --ia --ian -ara -aran -are -era -eran -ere -ira -iran -aria -eria -rme/r -rte/r -rse/r -rlo/r -rla/r -rle/r -rnos/r -rlos/r -rlas/r -rles/r -rmelo/r -sion -sional -asion -mento -mente -dor -dora -able -ible -ante -ito -ita -ista -ura -amos -emos -aste -iste -aga -ago",
  synonyms: `
    alquiler, alquilado, renta, rentar, rentado, prestado, carro de reemplazo, auto de reemplazo, sustituto, mientras arreglan, mientras el mio, mientras reparan, carro temporal
    viaje compartido, uber, lyft, taxi, autobus, camion, transporte publico, raite
    grua, remolque, arrastre, remolcador, remolcar, corralon
    combustible, gasolina, tanque, gas, llenar, llenado
    asignacion diaria, asignacion, diario, por dia, al dia, cada dia
    asiento para niños, silla, sillita, silla de bebe, asiento de bebe, asiento infantil, porta bebe, portabebe, silla de niño, car seat
    carretera, llave, llanta, goma, ponchada, ponchar, pinchada, bateria, varado, no arranca, no prende, no enciende, me quede, autopista, calle, gomero, asistencia, freeway
    otra persona, esposo, esposa, hijo, hija, hermano, hermana, amigo, amiga, novio, novia, pareja, mama, papa, madre, padre, familiar, pariente, otro chofer, alguien mas, alguien
    taller, mecanico, hojalatero, garaje, garage, concesionario, agencia, chapista
    cerca, cercano, por aqui, aqui cerca, por mi casa, en mi zona, en mi area
    estimado, revisa los daños, revisar los daños, ver los daños, ver el daño, revisar mi, estimacion, cotizacion, cotizar, presupuesto, avaluo, tasacion
    reparar, arreglar, arreglo
    listo, me avisan, avisarme, avisan, terminar, terminado, acabar, recoger, ya repararon, ya arreglaron, ya quedo, estara mi, estara el
    mas daños, mas daño, costar mas, va a costar, no se ven, mas cosas, otras cosas, mas rotas, otra cosa, encontraron mas, otros daños, daños ocultos, daño oculto, nuevos daños, daños adicionales, suplemento
    original, oem, generica, usadas, de fabrica, de agencia
    pieza, parte, partes nuevas, piezas nuevas, repuesto, refaccion
    deducible
    perdida total, total, carro chocado, auto chocado, comprar de vuelta, siniestro total, irreparable, inservible, no tiene arreglo
    quedarme, quedar, me quedo, quedarmelo, conservar, comprar de vuelta, salvamento
    vale, sacaron, calcular, calculan, valer, cuanto me dan, cuanto dan, valor, precio, costar, valuacion, cuesta, ofrecer, ofrecen, oferta, mercado, poco por, tasacion
    cita, hora de la, dia de la, fecha de la, reprogramar, turno, otra fecha, otro dia, otra hora, no puedo ir, no podre ir, lunes, martes, miercoles, jueves, viernes, sabado, domingo, mañana, fin de semana
    cambiar, reprogramar, mover, cancelar, corregir, modificar, posponer, actualizar, diferente, error, equivocar, equivoque, mal, otra fecha, otra hora, otro dia, editar, no puedo ir, no podre ir, olvide, olvidar, se me olvido, agregar, añadir
    inspeccion, inspeccionar, revision, revisar
    esperar, espero, presente, quedarme ahi
    pagar, pago, dinero, plata, depositar, depositan, dar el, doy el, le doy, indemnizacion, cobrar, cobro, feria, liquidacion
    electronico, deposito directo, deposito, transferencia, zelle, venmo, paypal, cuenta bancaria, cuenta de banco, mi cuenta, en linea, ach
    llegar, llego, recibir, recibido, perdio, extravio, perdido, correo
    impuesto, taxes, tax, irs, declarar, hacienda
    volver a abrir, reabrir, abrir de nuevo, abrir otra vez
    financiera, banco, prestamo, financiado, todavia debo, estoy pagando, sigo pagando, pagando el, debo dinero, debo el, le debo, lo debo, deuda, financiamiento, prestamista, leasing, credito, gap
    devolver, reembolsar, reembolso, devolucion, recuperar, regresar, de vuelta
    desglose, han pagado, cuanto pagaron, hasta ahora, detalle, todos los pagos, ver pagos, mis pagos, lista, historial, resumen
    menor, no cubre, no cubren, no cubrio, menos, bajo, poco, incompleto, no alcanza, faltar
    que pasa, ahora que, que hago ahora, que sigue, siguiente paso, proximo paso, paso, proceso, despues, luego, lo llama, me llama, me llaman, llamarme, a llamar, contactarme, avisarme, comunicarse conmigo, noticias, respuesta
    policia, policial, patrulla, oficial, agente
    informe, reporte, parte policial, acta
    foto, fotografia, imagen, retrato
    prima, cobrar mas, a cobrar mas, afectar el, afecta el, pagar mas cada, pagar mas, costar mas, mas de seguro, aumentar, subir el seguro, sube, suben, subira, subir de precio, mas caro, mas cara, encarecer, precio del seguro, precio de mi, tarifa, costo del seguro
    documento, recibo, papel, papeles, archivo, pdf, formulario, pesar, pesa, megas, adjunto
    enviar, mandar, subir, adjuntar, cargar, entregar
    reportar, reporte, presentar, avisar, declarar, dar parte, hacer un reclamo, someter
    no tiene seguro, sin seguro, traia seguro, no trae seguro, sin aseguranza, no tiene aseguranza, no tenia seguro, no tenia aseguranza, no esta asegurado
    seguro, aseguranza, asegurado
    cubrir, cobertura
    poliza, aseguranza
    otro conductor, otro chofer, el otro, otro carro, otra persona, me choco, me pego
    causo el daño, culpa, culpable, responsable, me choco, me pego
    no conducia, no manejaba, no iba manejando, pasajero, manejaba otra, conducia otra, manejaba mi amigo, conducia mi, manejaba mi, no era yo, otra persona manejaba, iba manejando, iba conduciendo, al volante, volante, estaba manejando, preste, prestar
    conducir, manejar, conductor, chofer
    cuanto tiempo, extender, extension, prolongar, cuantos dias, cuantas semanas, cuantos meses, plazo, fecha limite, tarde, hasta cuando, devolver el carro, devolver el auto, regresar el carro, regresar el auto, entregar el carro, dura, limite de tiempo
    esperar para, semana, mes, hace dias, hace mucho, ayer, tarde, a tiempo, plazo, fecha limite, vencer
    cuando, que tan rapido, que dia, cuanto tarda, cuanto tardan, cuanto demora, cuanto demoran, cuanto tiempo me, en cuanto tiempo, en cuantos dias, tardan en, tarda en, dias tardan, dias para, pronto
    cerrado, viejo, anterior, antiguo
    lo que reporte, datos, informacion, error, equivocar, equivoque, olvide
    reclamo, caso, reclamacion, siniestro, claim
    auto, carro, coche, vehiculo, troca, camioneta, mueble
    representante, ajustador, agente
    tamaño, modelo, grande, pequeño, que auto, que carro, que coche
    a quien, directo al, directamente al, a nombre, nombre de quien, para mi, quien recibe, beneficiario, quien cobra, mi nombre, hacen el cheque
    elegir, escoger, en su lista, mi mecanico, llevarlo con, llevarlo a, mi taller, propio, confianza, recomendado, preferido, seleccionar, red, aprobado
    accidente, choque, colision, golpe, chocado, chocar
    no debo hacer, evitar
    recibo, factura, cuenta, ticket
    robo, robar, robado, robaron, hurto, ladron, asalto, vandalismo, rayaron, rayar, huyo, huir, se fue, fuga, se escapo
    decreciente, disminuir, bajar
    llamar, telefono, contactar, comunicar, hablar
    obtener, conseguir, consigo, recibir
  `,
};
