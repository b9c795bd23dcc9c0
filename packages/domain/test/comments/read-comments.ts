// Short comments as members write them, written for this product.

/** Words that say what happened, not how it was: the answer decides. */
export const withoutTone: readonly string[] = `
N/A
No comment
tow
They towed my car
Flat tire on I-95
Car towed to dealer
He arrived at 4:15.
Blue Honda at exit 12.
Driver came
the tow truck arrived at 5
none
Nothing
after lunch
In my driveway on Elm Street
Dead battery in the garage
See you next time
I was stranded on the highway with a dead battery
Ok
They called me at noon
He replaced the tire
Jump start at work
It was raining
My car broke down at night
I had a flat
Locked my keys in the car
Lockout at the mall
No thanks
nope
Nothing to add
Prefer not to say
tire change
winch out
He changed the tire
Gas delivery on Route 9
Two guys came in a white truck
Towed from Walmart to Pep Boys
I called from my office downtown
2019 Ford F150
Lost my keys at the beach
battery was dead
It was about 6 pm
Ran out of gas
I was on my way to work
My wife called you
n.a.
just a jump
The truck had a flatbed
They took it to my house
same as above
The locksmith got there around noon
Car would not start
My car wouldn't start in the parking lot
I don't remember
I wasn't home
The battery died at the airport
It took place on Sunday
No answer
nada
not sure
Key locked in trunk
Transmission went out on the turnpike
He hooked up my Chevy
Second time this month
Needed a tow from Ohio to Indiana
They sent someone from Bob's Garage
I left it at the station on 5th Avenue
It happened around midnight
Called at 7, left at 9
My daughter was driving
Alternator
the driver's name was Carlos
He used a dolly
I stayed in the car with my dog
Snow on the ground
Member since 1998
The truck came from Newark
Out of gas near exit 40
I did not see the driver
My engine overheated
We were heading to a wedding
it was a rental car
Had a blowout on the bridge
I use it every winter
The car is at the mechanic now
I only needed air
Battery test
no reply
-
Not at this time
Drove me to the gas station
Clutch problem near the river
They used the winch
I gave him the keys
He asked for my card
Subaru Outback, green
Happened on a Tuesday
It was my first call
Called twice in March
I waited inside the bank
He got there before dark
Two drivers were in the truck
car was in a parking garage
I had the app open
driver took the back roads
The vehicle sits at my brother's place
My mother-in-law made the call
Left front tire
I work at the hospital
It was towed 12 miles
Overheated on the parkway
He spoke Spanish
The battery is three years old
Fuse replaced
I moved here in June
needed a jump start at the stadium
We talked about baseball
`
  .trim()
  .split('\n');

/** Praise, much of it built on a negation, a comparison or a bad situation. */
export const praising: readonly string[] = `
Couldn't have been better.
Could not have been nicer.
Couldnt ask for more
Saved me from a terrible night.
I was scared and stranded and he calmed me down.
A+
A
Could not have been kinder
not bad at all
No complaints.
I have nothing bad to say
Never had a better experience
Not only fast but also friendly
Can't thank him enough
Better than expected
Would not change a thing
Wouldn't have it any other way
I didn't have to wait at all
He wasn't late
Didn't scratch my car
Got me home.
Made a horrible day bearable
No one does it better
You guys never let me down
I've never been treated so well
My worst day got a lot better because of Sam
Not a single thing to complain about
Didn't even have to wait ten minutes
Without him I'd still be freezing out there
He didn't have to, but he stayed until my wife arrived
was worried sick and she put me right at ease
10/10
He rescued me from a dangerous spot
Nobody could have done it faster
I can't complain
Wasn't disappointed
Couldn't have asked for a nicer guy
Never a problem with you folks
There is nothing I would change
Not one bad thing to say about Marcus
Getting me off that dark highway meant the world
My kids were crying and he made them laugh
I panicked but the operator kept me calm
What could have been a disaster turned out just fine
I dreaded the wait but he was there in ten minutes
Best $100 I ever spent
No stress, no drama, just done
A++++
You won't find better
Was freezing and he let me sit in his warm truck
He didn't leave until I was safe
Without a doubt the best driver yet
It wasn't a long wait at all
I had zero issues
can't say enough about Tony
no one could have been more patient
He never made me feel stupid
didn't charge me a dime
My flat tire nightmare ended quickly
Way sooner than promised
even with the snow he showed up early
Despite the awful traffic he made it
not a bad experience considering
Wow. Just wow. So sweet
he's a keeper
I can rest easy now
I could not be more pleased
Wouldn't trade him for anybody
Not once did I feel unsafe
There wasn't anything he wouldn't do for us
He got me out of a really bad spot
Thought I'd be stuck all night but he came right away
It couldn't have gone smoother
I was a nervous wreck, he talked me through it
Nothing but praise for this young man
Didn't have to lift a finger
A scary night turned into a good memory
He wasn't rude at all
You can't do better than this
Not the least bit disappointed
Only good things to say
Pulled me out of the mud without a scratch
he went to bat for me
beats every other company I've had
I feared the worst, got the best
The storm was terrible but your man was a rock
Grade A service
couldnt be happier with how it went
Never have I met someone so kind
My car was dead, my phone was dead, and he still found me. Bless him
No waiting, no hassle
I will sing his praises
what a relief to see those lights
they turned my bad luck around
5+ stars
It could hardly have gone better
There's no way I'd go with another company
I've got no gripes
Not a bad word to say about her
I was shaking and she talked to me until he showed up
He took a miserable afternoon and made it fun
I thought I'd be there for hours, it was fifteen minutes
Never been happier to see a tow truck
hes the best guy youve got
The wait wasn't bad
Could not recommend more highly
what service!! wow!! thank u
He did not rush and was careful not to scratch the paint
Nicest man you could hope to meet
saved our vacation
I was in tears, he was an angel
Didn't take long at all
No surprises on the bill
My old battery was junk but yours works great
not only did he fix it, he showed me how
Everything I could want
Two thumbs way up
He went the extra mile
lost in a bad part of town and you found me fast
I've used many companies, none come close
As painless as it could be
He wouldn't even take a tip
made sure I got in safely
Y'all rock
Exactly on time for once
I couldn't be more grateful
He refused a tip
Nothing to improve
Used to be terrible, now great
It was anything but bad
`
  .trim()
  .split('\n');

/** Blame, much of it with a kind word: irony, wishes, comparisons and negations. */
export const blaming: readonly string[] = `
Thanks for nothing.
Far from professional.
Don't think he was friendly.
Better communication is needed.
Driver was fine but I will never use you again.
Couldn't be worse
Early but backed into my mailbox
Acted like I was wasting valuable time
Great, another hour
would have been nice if someone called
needs better communication
Left me stranded
Ripped me off
Not helpful at all
wasnt very helpful
Nobody was friendly
I expected a professional
Anything but courteous
My experience was everything but pleasant
couldn't be more disappointed
I could not have been more frustrated
can't say enough bad things
F
D-
Could have been nicer
I wish the driver had been polite
Supposed to be fast
So much for great service
He could have at least smiled
Should have sent a better truck
Lacks courtesy
Good luck getting a call back
If you like waiting, this is the company for you
I've had better
not as good as it used to be
He was nice enough but dented my door
Loved sitting in the cold for three hours
The app is less than helpful
Wonderful, now my bumper is hanging off
Not what I pay for
Two hours
waited 3 hours
No one came
Would not recommend
Wouldn't trust them with a bicycle
Please hire friendlier people
You used to be great
Never again
Thanks a lot for ruining my afternoon
Real nice, leaving a lady in the dark
Hardly what I'd call professional
I don't believe he was trained
Nicer drivers would be a start
You need people who answer the phone
Friendly guy but he broke my door handle
The service isn't what it was
He was supposed to be here by noon
If only he had been careful
Great job scratching my rims
Nobody seemed to care
Hard to call that service
Not exactly speedy
Would have been great if he'd brought a jack
I thought you people were good
Quick to take my money, slow to send help
never got a call back
Less talking and more working please
He smiled while overcharging me
He left without fixing it
Cheap operation
An honest answer would be nice
I could've done a better job blindfolded
Sure, 45 minutes. More like 3 hours
Doesn't deserve a single star
Do not recommend
Used to be the best
Kind of rude
It's a shame, I used to like this club
Thanks for making me miss my flight
Not anywhere close to professional
I doubt he was even certified
Faster response would help
Pleasant on the phone yet nobody ever came
Was hoping for better
Wow, only four hours this time
He couldn't be bothered to get out of the truck
Can't recommend this service
I don't feel safe using you anymore
Great company if you have all day
Could have been handled better
It took forever and a day
Nice man, wrong tools, still stuck
You guys need to do better
Rather have walked
There was nothing professional about it
He said he was coming. He lied
I pay good money for this?
My bumper looks worse than before
Never explained anything
The operator was no help whatsoever
Not impressed
Hope you find drivers who know what they're doing
So professional he cursed at my mother
Should've called someone else
He did not seem happy to be there
Neither fast nor friendly
What happened to good service?
I'm done with this club
Thanks for leaving my trunk open
He's anything but friendly
I wouldn't call that quick
More patience would go a long way
Sweet lady on the phone, but the truck never arrived
What a great way to lose a customer
Loved the two hour hold music
The worst part is nobody apologized
He could stand to be nicer
You'd think they would be careful
I'd be lying if I said I was happy
Not what I'd expect after 20 years
It would help if drivers could read a map
Took my money and left
nice truck, terrible attitude
He treated me like a criminal
No sense of urgency
The app is useless
Won't waste my time calling again
He was in such a rush he forgot my lug nuts
Last time I rely on you
Supposedly the best in town
The only good thing was the tow truck's radio
Now my mirror is hanging by a wire
if I could give no stars I would
Still no car
Promises, promises
Why even have a membership
Overpriced and underwhelming
He laughed at me
`
  .trim()
  .split('\n');
