import type { Token } from './tokens.ts';

/** Languages that can be detected in a comment. */
export type CommentLanguage = 'en' | 'es';

const spanish = new Set(
  `el la los las un una unos unas de del que y en es fue muy mucho mucha muchas muchos con por para pero porque mi me nos se su sus lo le al como
  gracias servicio excelente bueno buena buen bien malo mala mal rápido rapido tarde tardó tardo llegó llego horas hora minutos nadie nunca
  siempre amable amables chofer conductor grúa grua batería bateria llanta carro coche auto señor joven todo toda todos ayuda
  ayudó ayudo avisó aviso esperé espere esperar espera dos tres estaba estuvo hizo era está esta este más mas sin hasta cuando`.split(
    /\s+/,
  ),
);
const english = new Set(
  'the and was were is it to of for my he she they i we you not no in on with very but good great service thank thanks driver had have a an'.split(
    ' ',
  ),
);

/** Language of a comment: Spanish if it has more Spanish than English words, otherwise English. */
export function languageOf(tokens: readonly Token[]): CommentLanguage {
  let balance = 0;
  for (const { word } of tokens) {
    if (english.has(word)) balance -= 1;
    else if (spanish.has(word) || /[ñáéíóúü¿¡]/.test(word)) balance += 1;
  }
  return balance > 0 ? 'es' : 'en';
}
