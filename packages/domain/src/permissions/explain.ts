import { viewGround, type ViewGround } from '../geography/access.ts';
import type { Geography } from '../geography/geography.ts';
import { judge, type Action } from './can.ts';
import type { AccessSettings, Target } from './decision.ts';
import { positionOf, type EmployeeSubject } from './subject.ts';

/** Why a page is open to somebody, or not, in words. */
export interface AccessExplanation {
  readonly allowed: boolean;
  readonly sentences: readonly string[];
}

/** What is asked: a page by its title, and the location it is about. */
export interface AskedAccess {
  readonly title: string;
  readonly action: Action;
  /** Null for a page without a location, or for one that doesn't exist. */
  readonly geography: Geography | null;
  /** The other parts of the target. */
  readonly target?: Target;
}

/**
 * Explains the decision of `can` about a page: the words belong to the step of the policy that decided, so they can't
 * say anything else than the api does.
 * @param who null to speak to the reader; otherwise the name of the person the explanation is about
 */
export function explainAccess(
  subject: EmployeeSubject,
  { title, action, geography, target = {} }: AskedAccess,
  who: string | null,
  settings: AccessSettings = {},
): AccessExplanation {
  const { denial, cell } = judge(subject, action, geography ? { ...target, geography } : target, settings);
  const position = `${article(positionOf(subject))} ${subject.positionType}`;
  const they = who ?? 'you';
  const sentences: string[] = [];
  if (denial?.step === 'position')
    sentences.push(
      cell?.needs === undefined
        ? `${title} isn’t open to ${they === who ? they : 'you'} as ${position}.`
        : `${title} needs the permission ${cell.needs}, which ${who === null ? 'you don’t' : `${who} doesn’t`} have.`,
    );
  else if (denial?.step === 'condition')
    sentences.push(`${title} isn’t open for this, whatever the position: it isn’t in view, or not for this record.`);
  else
    sentences.push(
      cell?.needs === undefined
        ? `${title} is open to ${they} as ${position}.`
        : `${title} is open because ${who === null ? 'you have' : `${who} has`} the permission ${cell.needs}.`,
    );
  if (geography && denial?.step !== 'position') sentences.push(placeSentence(subject, geography, who, settings));
  else if (denial?.step === 'scope')
    sentences.push(`It shows only what is ${who === null ? 'your' : `${who}’s`} own, and this isn’t.`);
  return { allowed: denial === null, sentences };
}

function placeSentence(
  subject: EmployeeSubject,
  geography: Geography,
  who: string | null,
  settings: AccessSettings,
): string {
  const name = geography.displayName;
  const own = subject.organization.displayName;
  const ground = viewGround(subject, geography, settings);
  const belongs = who === null ? 'you belong' : `${who} belongs`;
  const has = who === null ? 'you have' : `${who} has`;
  const sees = who === null ? 'You see' : `${who} sees`;
  const cannot = who === null ? 'You can’t see' : `${who} can’t see`;
  const because: Readonly<Record<ViewGround, string>> = {
    own: `${belongs} to it`,
    'below-own': `it’s part of ${own}, where ${belongs}`,
    'see-all': `${has} the permission see-all`,
    position: `${article(positionOf(subject))} ${subject.positionType} sees every location`,
    'see-children': `${has} the permission see-children, which opens locations at the level of ${own} and below`,
    'own-level': `${article(positionOf(subject))} ${subject.positionType} sees locations at their own level and below`,
  };
  return ground === null
    ? `${cannot} ${name}: it isn’t part of ${own}, and no position or permission opens it.`
    : `${sees} ${name} because ${because[ground]}.`;
}

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');
