/** Given and family names for the demo's people. The combinations are random and refer to nobody. */
export const givenNames = (
  'Adaline Alaric Amos Anika Anselm Arlo Aurelio Beatriz Bennett Bianca Brannon Briar Caleb Calliope Camila Casimir Cecily Chidi Clement Corwin ' +
  'Dahlia Damaris Dario Delphine Desmond Dimitri Dorian Eamon Edda Eleni Elio Emeka Enzo Esme Ezra Fabian Farah Felix Fenna Florian Gemma Gideon ' +
  'Greta Hana Harlan Helena Hugo Ignacio Imani Ines Ishaan Ivo Jamila Jarek Jasper Joaquin Jolene Kamal Keziah Kiran Lars Leandro Leona Liesel ' +
  'Lorcan Luis Mabel Magnus Malik Marisol Mateus Mirela Nadia Nestor Niamh Noor Octavia Odessa Olin Oriana Osman Paloma Petra Quentin Rafael ' +
  'Ramona Reuben Rosalind Rufus Sabine Salma Samir Selene Silas Simone Soren Tamsin Tatum Teodor Thora Tobias Uriel Valeria Vikram Viola Wendell ' +
  'Willa Xiomara Yara Yusuf Zadie Zora'
).split(' ');

export const familyNames = (
  'Abernethy Achterberg Addo Alderfer Amundsen Ansari Arkwright Ashgrove Balogun Barrowman Bechtold Bellweather Benavides Birkholm Blackledge Bosworth ' +
  'Brambley Brightwater Brunswick Cadogan Calloway Carmody Castellan Chaudhry Claypoole Coldwater Corrigan Covington Crandall Dalgaard Danforth Delacroix ' +
  'Denholm Deveraux Dombrowski Dunleavy Eastlake Ebersole Ellingham Escalante Fairweather Falkner Farnsworth Ferreira Fitzhugh Forsberg Fourie Garrick ' +
  'Gellerman Gladwell Glenister Goodfellow Grabowski Greenleaf Haldane Hallorann Harcourt Hargrove Hathaway Heatherington Hollowell Iannucci Ibarra Inglewood ' +
  'Jankowski Jarnagin Jessup Kallister Karimi Kavanaugh Kellerman Kilbride Kirkbride Kowalczyk Lachance Langstrom Larkspur Lindqvist Lockridge Longacre ' +
  'Lundgren Macallan Mandelbaum Marchetti Mbeki Mclaren Merriweather Middlebrook Montoya Moorehead Nakagawa Naughton Nethercott Northrup Novak Oakhurst ' +
  'Obradovic Okonkwo Olmstead Ostrander Pacheco Palmgren Pemberton Pennington Petrakis Pickering Prendergast Quackenbush Quintero Radcliffe Rahimi Ravenel ' +
  'Redgrave Renshaw Ridgeway Rosenquist Rutherglen Sandoval Sauvage Scarborough Sedgwick Shackleford Silverthorne Skovgaard Sorensen Stanhope Stillwell ' +
  'Stoltzfus Sutherland Szymanski Tallmadge Tanaka Thistlewood Thornbury Tillinghast Torvald Trevelyan Underhill Vandermeer Varga Vasquez Villanueva Wadsworth ' +
  'Wainwright Wakefield Wallingford Weatherby Westerfield Whitcombe Wickham Winterbourne Wojcik Yarborough Yoder Youngblood Zabriskie Zielinski'
).split(' ');

/** First parts of the demo's garage names. */
export const businessNames = (
  'Anvil|Beechwood|Blue Heron|Bridgeview|Canal Street|Cedar Run|Copper Kettle|County Line|Covered Bridge|Crossroads|Day & Night|Eagle Rock|Fox Hollow|' +
  'Gateway|Granite|Harbor Light|Hawk Mountain|Hickory|Ironworks|Juniper|Kingfisher|Limestone|Maple Grove|Millrace|North Star|Old Mill|Orchard Hill|' +
  'Pine Barren|Quarry Road|Red Oak|Ridgeline|River Bend|Roundhouse|Sandstone|Signal Hill|Stone Arch|Summit Pass|Tollgate|Turnpike|Union Square|Valley Forge Road|' +
  'Waterwheel|White Pine|Wildwood|Willow Creek'
).split('|');

/** Second parts, by network. */
export const businessKinds = {
  PSP: ['Towing & Recovery', 'Road Rescue', 'Towing', 'Auto Rescue'],
  nonPSP: ['Garage', 'Auto Service', 'Towing', 'Motors', 'Service Center'],
} as const;
