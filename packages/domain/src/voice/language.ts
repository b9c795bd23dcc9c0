import type { Token } from './tokens.ts';

/** Languages that can be detected in a comment. */
export type CommentLanguage = 'en' | 'es';

/**
 * Common words of each language. Words of both are in neither list: "me", "no", "a", "he", "son", "sin", "come", "once",
 * "ten", "van", "auto", "hotel", "total", "normal", "real", "mal" …
 */
const spanish = new Set(
  `el la los las un una unos unas de del que y en es fue muy mucho mucha muchas muchos con por para pero porque mi mis nos se su sus lo le les al
  como gracias servicio servicios excelente excelentes bueno buena buenos buenas buen bien malo mala malos malas peor mejor
  rápido rapido rápida rapida rápidamente rapidamente tarde tardó tardo tardaron tardan llegó llego llegaron llegar llegue horas
  hora minuto minutos nadie nunca siempre amable amables chofer chófer conductor conductora operador operadora muchacho señor señora joven grúa grua
  gruas batería bateria llanta llantas goma carro carros coche camión camion camioneta vehículo vehiculo todo toda todos todas nada ayuda ayudó
  ayudo ayudaron ayudar avisó aviso avisaron esperé espere esperar espera esperando esperamos dos tres cuatro cinco estaba estuvo estoy están
  estan hizo hicieron era eran está esta este esto eso ese más hasta cuando donde dónde quien también tambien tan ni ya aunque
  perfecto perfecta atento atenta atentos recomiendo recomendado contento contenta feliz satisfecho satisfecha pésimo pesimo pésima
  pesima horrible mal dinero precio caro cara barato cobraron cobro cobró cubre cubierto membresía membresia seguro
  problema problemas resolvió resolvio arregló arreglo arreglaron llave llaves puerta casa taller agente teléfono telefono llamada
  llamé llame llamar llamaron trabajo educado educada grosero grosera groseros profesional súper encantó encanto gusta gustó
  gusto dejaron dejó dejo rayó rayo rayaron golpeó dañó dañaron dañado roto rota sucio lento lenta lentos demora demoró
  demoro demasiado poco hombre persona gente dios bendiga puntual puntuales vino vinieron vine cumplió cumplieron trato tratado
  trató atención atencion otra otro vez veces día dia noche calle autopista carretera hoy ayer sólo solo menos tiempo
  espectacular maravilloso maravillosa increíble increible genial estupendo fabuloso bendiciones saludos hola adiós si sí pues
  les me_encanta hay ser tener tiene tienen tuve tuvo sido haber había habia han he_sido quiero quería`.split(/\s+/),
);
const english = new Set(
  `the and was were is it its to of for my he she they i we you not in on with very but good great service thank thanks driver had have an
  at this that his her him them our your us are be been by from so as if or off out up down left right got get gets came took
  take went did do does done would could should will can how what when who where why all any some more most much no_one never always
  again back home here there than then too just only even after before about over under into until while because
  ripped rude nice fast quick slow late early wait waited waiting hour hours minute minutes min time truck tow towed car flat tire battery
  help helped helpful guy man lady job work well best worst bad better awesome amazing excellent perfect wonderful friendly kind
  professional polite highly recommend love loved made call called phone text nothing everything everyone nobody one two three four
  five stars star stranded road safe damage damaged scratched broke broken fix fixed happy price money member please`.split(
    /\s+/,
  ),
);
/** Words of both languages, and names that look Spanish: they decide nothing. */
const either =
  /^(?:me|no|a|he|son|sin|come|once|ten|van|auto|hotel|total|normal|real|mal|has|sea|pie|dime|pan|red|mayor|horrible|final|general|central|local|an|as|or|excelente|super|ok)$/;
const spanishLetters = /[ñ¿¡]|[áéíóúü]/;
const spanishEnding =
  /(?:ción|cion|mente|ísimo|ísima|isimo|isima|aron|ieron|ando|iendo|dad|miento|ado|ada|idos|adas|ados)$/;
const englishLetters = /w|k|th|sh|gh|ck|ee|oo|ea|ou|ll[^aeiou]|[a-z]ing$|ed$|ly$|tion$|['’]|y$|[bcdfgjkmptv]$/;

/** Balance from which a comment is Spanish: the ending of one unknown word is not enough. */
const leastBalance = 0.3;

/**
 * Language of a comment, by the balance of both languages' common words and, for other words, of the letters typical of
 * each: English if they are even.
 */
export function languageOf(tokens: readonly Token[]): CommentLanguage {
  let balance = 0;
  for (const { word } of tokens) balance += leaning(word);
  return balance >= leastBalance ? 'es' : 'en';
}

/** How much a word speaks for Spanish; below zero for English. */
function leaning(word: string): number {
  if (word === 'excelente') return 1;
  if (word === 'pésimo' || word === 'pésima') return 2;
  if (either.test(word)) return 0;
  const [inSpanish, inEnglish] = [spanish.has(word), english.has(word)];
  if (inSpanish !== inEnglish) return inSpanish ? 1 : -1;
  if (inSpanish) return 0;
  if (spanishLetters.test(word)) return /[ñ¿¡]|[áéíóú]$|ción$/.test(word) ? 1 : 0.6;
  if (!/^[a-z'’]{3,}$/.test(word)) return 0;
  if (spanishEnding.test(word)) return 0.4;
  return englishLetters.test(word) ? -0.3 : /[aeo]s?$/.test(word) ? 0.1 : 0;
}
