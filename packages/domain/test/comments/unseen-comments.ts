// Comments written after the reading was finished. Don't tune the word lists on them: they show how well it generalizes.

/** No tone: the answer decides. */
export const unseenWithoutTone: readonly string[] = `
Nothing else
See my last survey
Parked behind the library
He used jumper cables
I drive a Kia
It rained that day
Got a flat on the way to church
He came from the north side
I was at my sister's
Rim size is 17
Tow truck number 12
The operator asked for the plate number
Lockout, 2 pm
I called after breakfast
Somebody named Dwayne
Vehicle left at Goodyear
I've been a member for ten years
The driver was older
Parking brake was on
Went to the shop on Main Street
`
  .trim()
  .split('\n');

/** Praise. */
export const unseenPraising: readonly string[] = `
I'd call again in a heartbeat
There aren't enough stars for this man
He couldn't do enough for us
My panic was gone the second she picked up
not a minute too late
You guys are lifesavers, I was stranded with two babies
Kudos to the night dispatcher
He made it look easy
no fuss no muss
The dog was scared but he was so gentle with her
Better than any service I've used
Came in the worst ice storm of the year, God bless him
He wasn't pushy about the battery
I am one satisfied customer
never disappointed in 20 years
Very pleasent and profesional
Polite, quick, and honest
What would we do without you
he treated my old Buick like a baby
Impressed!
`
  .trim()
  .split('\n');

/** Blame. */
export const unseenBlaming: readonly string[] = `
Thanks for the scratch on my hood
Far too long to sit in the cold
If you enjoy being ignored, join today
I wouldn't send my worst enemy to you
Not what was promised
He was more interested in his phone than in my car
Could you answer the phone faster
My wife felt unsafe with him
Nice try charging me twice
The tow was okay, the attitude was not
No apology, nothing
He didn't know what he was doing
Wish I'd called a real tow company
This used to be a decent service
They never even tried
Big letdown
I had to do the work myself
Brought the wrong tire and blamed me
Would it kill him to say hello
Sat there for two and a half hours
`
  .trim()
  .split('\n');
