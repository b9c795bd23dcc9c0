/** Clean jokes about life at the roadside, written for Roadside; the login page shows a random one. */
export const jokes = [
  'My flat tire asked for a day off. I told it we all feel a bit deflated on Mondays.',
  'The tow truck driver left his last job. He said it kept dragging on.',
  'I locked my keys in the car outside the locksmith. He said I had finally come to him fully prepared.',
  'A dead battery walks into a repair shop. The mechanic says: you look like you could use a positive friend.',
  'Why do jumper cables never argue? They know there are two sides and only one of them is positive.',
  'The member said his car makes no noise at all. That turned out to be the problem.',
  'I asked the dispatcher for directions in life. She gave me a grid square and forty-five minutes.',
  'Why was the spare tire so calm? It had been well rested for nine years.',
  'Our newest van is afraid of hills. We are taking it one slope at a time.',
  'The fuel gauge and I have trust issues. It says there is still hope; I say so did you last time.',
  'What does a tow truck driver order? Whatever the table next to him left behind.',
  'The lug nut went missing and nobody panicked. Then everything came apart.',
  'A member asked whether we rescue bicycles. We do, but they are two-tired to thank us.',
  'Why did the hazard lights go to therapy? Too many mixed signals.',
  'I told my car a joke about its alternator. It did not get a charge out of it.',
  'The ice storm called in sick. We sent it a get-well-later card.',
  'What is a driver’s favorite kind of music? Anything with a good bridge and low clearance signs.',
  'I tried to teach the winch some manners. It keeps pulling my leg.',
  'The flatbed and the wheel-lift broke up. She said he never fully committed.',
  'Why do lock-outs always happen in the rain? The keys want to stay dry.',
  'Our oldest truck has a new hobby: collecting warning lights.',
  'The GPS said the member was on my left. So was the river.',
  'How many dispatchers change a bulb? One, but she will confirm the location twice.',
  'I put premium fuel in the wrong car once. It was an expensive act of kindness.',
  'The tire pressure warning came on again. Apparently I am still not working well under it.',
  'Why did the traffic cone get promoted? It was outstanding in its lane.',
  'A member asked for the fastest truck we have. I sent the one that knows the shortcut past the bakery.',
  'The car would not start, so we had a quiet word. It was mostly “please”.',
  'What do you call a driver who is always early? Parked.',
  'I bought a self-driving tow truck. It keeps picking up strangers.',
  'The fog was so thick that even the lane markings asked for a ride.',
] as const;

/**
 * Picks a random joke (specification, section 1).
 * @param chance from 0 (inclusive) to 1 (exclusive)
 */
export function anyJoke(chance: number = Math.random()): string {
  return jokes[Math.floor(chance * jokes.length)] as string;
}
