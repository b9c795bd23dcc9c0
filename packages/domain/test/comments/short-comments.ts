import type { CommentTopic } from '../../src/surveys/sub-dashboards.ts';

/** A short comment, with its tone and a topic it is about. */
type ShortComment = readonly [text: string, tone: 'positive' | 'negative', topic: CommentTopic | null];

const topics: Readonly<Record<string, CommentTopic | null>> = {
  D: 'Driver professionalism',
  W: 'Wait time',
  K: 'Kept informed',
  P: 'Problem solved',
  C: 'Call taking',
  B: 'Battery sale',
  T: 'Tow destination',
  S: 'Damage/safety',
  M: 'Coverage',
  '.': null,
};

/** Lines of a topic's letter, + or -, and the comment. */
const commentsIn = (lines: string): readonly ShortComment[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => [
      line.trim().slice(3),
      line.trim()[1] === '+' ? 'positive' : 'negative',
      topics[line.trim()[0]!] ?? null,
    ]);

/** Fifty short comments in English, many with words that are also Spanish: me, no, auto, has, van, once. */
export const englishComments = commentsIn(`
  W- Left me stranded
  M- Ripped me off
  P+ Got me home.
  .+ Saved me
  .- Lied to me about the ETA
  D+ Treated me well
  D- Rude to me
  K+ Kept me posted
  .- Told me nothing
  C- Hung up on me
  P+ Fixed my auto
  .+ Auto club is great
  S- Scratched my auto
  D+ So nice to me
  P+ Got me going
  P+ Helped me fix my tire
  .- Charged me twice
  W- Made me wait
  D- Cursed at me
  D- Talked down to me
  T- Towed me to the wrong garage
  S+ Made me feel safe
  .- No help
  K- No call
  K- No updates
  W- Two hours late
  W+ Super fast
  D+ Nice guy
  D+ Polite driver
  D- Rude driver
  W- Too slow
  W+ On time
  S- Dented my van
  P- Could not fix it
  P+ Jump start worked
  B- Overpriced battery
  C- On hold forever
  C+ Easy app
  .+ Great job
  .+ Excellent service
  .- Terrible service
  .- Horrible
  .+ Perfect
  .+ Thanks
  .+ Good
  .- Never again
  .- Bad experience
  W- Long wait
  S- Broke my mirror
  M+ Worth every penny
`);

/** Fifty short comments in Spanish, with and without accents. */
export const spanishComments = commentsIn(`
  D+ Muy amable el chofer
  D+ El conductor fue muy atento
  D- El chofer fue grosero
  D- Muy maleducado el conductor
  D+ Excelente trato del señor
  D+ Un joven muy educado y respetuoso
  D- El chofer me gritó
  W- Tardó dos horas
  W- Esperé mucho tiempo
  W- Llegó muy tarde
  W+ Llegó rápido
  W+ Muy puntual
  W+ Llegaron antes de lo esperado
  W- Demasiado lento el servicio
  W- Nunca llegó nadie
  W- Tres horas esperando en la calle
  W+ Llegó en diez minutos
  K- Nadie me avisó
  K- No me avisaron del retraso
  K+ Me mantuvieron informado, muy bien
  K- Nadie me llamó
  P+ Arregló la llanta muy bien
  P- No pudo arreglar el problema
  P+ Resolvió mi problema rápido
  P+ Abrió la puerta sin problemas
  P- No trajo las herramientas, pésimo
  C- Me colgaron el teléfono
  C+ La operadora fue muy amable
  C- Nadie contesta el teléfono
  C- La aplicación no funciona
  B- La batería salió muy cara
  B+ Buen precio la batería
  B- Me quisieron vender una batería cara y mala
  T- Dejaron el carro en el lugar equivocado
  T+ Llevó mi carro a mi casa, excelente
  T+ La grúa llegó pronto, todo bien
  S- Me rayaron el carro
  S- Dañó el parachoques
  S- Rompieron el espejo
  S+ Sin daños, todo perfecto
  M- Me cobraron de más
  M- No cubrió nada la membresía
  M+ Todo cubierto, excelente
  .+ Excelente servicio
  .+ Muchas gracias
  .+ Muy buen servicio, lo recomiendo
  .- Pésimo servicio
  .- No lo recomiendo
  .- Nunca más
  .- Mal servicio
`);
