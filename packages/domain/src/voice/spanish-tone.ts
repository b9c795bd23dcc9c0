import { constructionsOf } from './constructions.ts';
import { outlinesOf, type ToneLanguage } from './tone-language.ts';

const praise: Readonly<Record<1 | 2 | 3, string>> = {
  3: `excelente excelentes perfecto perfecta perfectos perfectamente maravilloso maravillosa fantastico fantastica increible espectacular
    extraordinario extraordinaria magnifico magnifica genial estupendo estupenda fabuloso fabulosa inmejorable excepcional
    impecable insuperable encanto encantado encantada encantan salvo salvaron salvador bendicion bendiciones bendiga maravilla
    sobresaliente angel`,
  2: `bueno buena buenos buenas buen bien amable amables amabilidad amablemente atento atenta atentos atentas atencion rapido rapida rapidos rapidas rapidez
    rapidamente puntual puntuales puntualidad cortes corteses cortesia educado educada educados respetuoso respetuosa respeto
    profesional profesionales profesionalismo recomiendo recomendable recomendado recomendada recomendare contento contenta contentos
    feliz felices satisfecho satisfecha satisfechos satisfaccion agradecido agradecida agradecidos agradezco gracias eficiente
    eficientes eficiencia eficaz honesto honesta simpatico simpatica paciente paciencia cuidadoso cuidadosa cuidado
    limpio limpia tranquilo tranquila tranquilidad util facil comodo comoda seguro segura caballero mejor mejores
    gusta gusto gustado resolvio resolvieron soluciono solucionaron arreglo arreglaron ayudo ayudaron servicial serviciales justo
    justa economico barato agil pronto inmediato inmediatamente agradable confiable cumplidos felicidades felicito
    carinoso linda lindo calidad experto conocedor dispuesto explico informado informada`,
  1: `ayuda ayudar cumplio cumplieron funciona funciono correcto correcta adecuado claro temprano cubrio cubierto cubre
    gratis ahorro super`,
};
const blame: Readonly<Record<1 | 2 | 3, string>> = {
  3: `pesimo pesima pesimos pesimas terrible terribles horrible horribles fatal asco basura estafa estafaron estafadores robo robaron ladrones
    inaceptable vergonzoso verguenza desastre desastroso odio odie mentirosos mentiroso mintio mintieron peor peores inutil inutiles
    deplorable`,
  2: `malo mala malos malas mal grosero grosera groseros groseria lento lenta lentos lentitud tarde tardo tardaron tardan tarda tardanza demora demoro
    demoraron demoras retraso retrasados retrasado caro cara caros carisimo rayo rayaron rayado rayon rayones dano danos danaron danado
    danada golpeo golpearon golpe abollo abolladura rompio rompieron roto sucio sucia irresponsable irresponsables
    descuidado descuidada maleducado maleducada arrogante antipatico antipatica incompetente incompetentes decepcionado
    decepcionada decepcion decepcionante frustrante frustrado molesto molesta enojado enojada queja quejas
    problema problemas error errores equivocado equivocada equivocaron mentira mentiras perdi perdieron cancelar cancele
    cancelare abandonaron ignoro ignoraron colgaron colgo cobraron gritaron grito falto falta fallo
    impuntual impuntuales imprudente peligroso pesado insatisfecho insatisfecha lamentable dificil engano enganaron
    desorganizado desorganizados deficiente regular desagradable`,
  1: `esperar esperando espere esperamos espera confuso confusa complicado nervioso cansado duda`,
};
const phrases = `
  3 | (?:no )?(?:pudo|podria|puede|podia|pudieron) (?:haber )?(?:sido|ser|estar) mejor|no (?:pudo|podria|puede) (?:haber )?(?:sido|ser) (?:mas \\w+)
  -3 | no (?:pudo|podria|puede) (?:haber )?(?:sido|ser) peor
  -1.5 | (?:podria|puede|pudo|debe|deberia|deberian|tiene que|tienen que|necesitan?) (?:haber )?(?:sido |ser |estar )?(?:mejor|mejorar|mas \\w+)
  2 | (?:ningun|ninguna|sin|cero) (?:\\w+ )?(?:problemas?|quejas?|danos?|demora|demoras|rasguno|complicaciones)(?: alguna?)?|no (?:tengo|tuve|hay|hubo) (?:ninguna? |ningun )?(?:queja|quejas|problema|problemas)|nada que (?:decir|reprochar)
  2.5 | (?:mejor|mas rapido|antes) (?:de lo que|que lo que|de lo) (?:\\w+ )?(?:esperaba|esperado|pensaba|prometido|dijeron)
  -2.5 | (?:peor|mas tarde|mas caro|mas tiempo|mas) de lo (?:que )?(?:\\w+ )?(?:esperaba|esperado|dijeron|prometido|acordado|dicho|debido)
  0 shields | no (?:solo|solamente|unicamente)
  -3 | (?:nunca|jamas|no) (?:mas|vuelvo|volvere|volveria|voy a volver|los? (?:vuelvo|llamo|uso|recomiendo)|los? vuelvo a \\w+|recomiendo|recomendaria|lo recomiendo|la recomiendo|se los recomiendo|volvere a \\w+)|no vuelvo a \\w+
  -3 | gracias por (?:nada|hacerme (?:esperar|perder)|dejarme)|perdida de (?:tiempo|dinero)|perdi (?:\\w+ )?(?:tiempo|dia|manana|tarde|cita|dinero|vuelo)|mala fe|una (?:burla|estafa|verguenza)|falta de respeto|me colgaron|me colgo
  -2 | (?:espere|esperando|esperamos|tardo|tardaron|tarde|demoro|demoraron|espera de|mas de|casi|retraso de)(?: \\w+){0,3}? (?:horas?|dias?)|(?:dos|tres|cuatro|cinco|seis|varias|\\d+) horas|demasiado (?:tiempo|tarde|caro|lento)|mucho (?:tiempo )?(?:esperando|esperar|en llegar)|tardo mucho|tardaron mucho|tardo demasiado
  -2 | (?:nadie|nunca|no) (?:\\w+ ){0,2}?(?:aviso|avisaron|avisan|llego|llegaron|llamo|llamaron|vino|vinieron|contesto|contestan|contestaron|contesta|responde|respondio|respondieron|sirve|sirvio|funciona|funciono|arreglo|arreglaron|pudo|pudieron|sabia|sabe|saben|ayudo|ayudaron|explico|trajo|cubre|cubrio|cumplieron|cumplio|cumplen|quiso|encontro|encontraban|encontraron)
  -2 | (?:me|nos) (?:dejaron|dejo) (?:\\w+ )?(?:esperando|tirado|tirada|tirados|varado|varada|varados|solo|sola|botado|botada|en la calle)|sin (?:avisar|avisarme|explicacion|ayuda|respuesta|decir nada)|de mala (?:gana|manera)|mala actitud|mal humor|cobraron (?:de mas|doble|dos veces|demasiado|extra)|direccion equivocada|lugar equivocado
  2 | a tiempo|antes de tiempo|en (?:menos de )?(?:cinco|diez|quince|veinte|\\d|[12]\\d) minutos|muy pronto|de primera|cinco estrellas|5 estrellas|mil gracias|muchas gracias|todo (?:bien|perfecto|excelente)|me (?:salvo|salvaron|ayudo|ayudaron)|sano y salvo|sanos y salvos|vale la pena|buen trato|volveria a \\w+|en casa|como nuevo
  -3 | (?:una|1|cero|ninguna) estrellas?
  0 | (?:mas|menos) o menos|llanta (?:rota|ponchada|baja)|bateria (?:muerta|descargada)|(?:buenos dias|buenas tardes|buenas noches)|mala suerte|mal tiempo|(?:de|por) la (?:tarde|noche|manana)|seguro (?:del?|de mi|medico)|(?:esta|esa|ayer en la|ayer por la|toda la) tarde
  -1 expects | (?:esperaba|pense que|dijeron que|prometieron)(?: (?:seria|iba a ser|era|un|una|llegar|llegaban))?
  2 excuses | (?:salvo|salvaron|rescato|rescataron|sacaron|saco) (?:de|del)
`;

const plainLetters = new Map([...'áéíóúüñ'].map((letter, index) => [letter, 'aeiouun'[index]!] as const));

/** A word without accents, as many members type it. */
function withoutAccents(word: string): string {
  return word.replaceAll(/[áéíóúüñ]/g, (letter) => plainLetters.get(letter) ?? letter);
}

function spanishForms(word: string): readonly string[] {
  const plain = withoutAccents(word);
  const forms = [plain, plain.replace(/s$/, ''), plain.replace(/es$/, '')];
  const base = plain.replace(/(?:d)?isim([oa])s?$/, '$1');
  return base === plain ? forms : [...forms, base, base.replace(/[oa]$/, ''), base.replace(/[oa]$/, 'e')];
}

const weights = new Map<string, number>(
  ([1, 2, 3] as const).flatMap((strength) => [
    ...praise[strength].split(/\s+/).map((word) => [word, strength] as const),
    ...blame[strength].split(/\s+/).map((word) => [word, -strength] as const),
  ]),
);

/** Spanish as members in the United States write it, with and without accents. Written for this product. */
export const spanishTone: ToneLanguage = {
  weights,
  outlines: outlinesOf(weights),
  constructions: constructionsOf(phrases),
  negations: new Set('no nunca jamas nadie nada ni sin tampoco ningun ninguna ninguno'.split(' ')),
  shortNegations: new Set('sin ni ningun ninguna'.split(' ')),
  degrees: new Map([
    ...'muy mucho mucha super tan demasiado totalmente realmente verdaderamente bastante siempre sumamente re'
      .split(' ')
      .map((word) => [word, 1.3] as const),
    ...'poco algo casi medio'.split(' ').map((word) => [word, 0.7] as const),
  ]),
  formsOf: spanishForms,
  spelled: withoutAccents,
};
