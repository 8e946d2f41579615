/** The words of one imagined world, out of which names and descriptions of its games are made. */
export interface World {
  /** Stand before a noun: 'Golden'. */
  readonly adjectives: readonly string[];
  /** Single things or beings: 'Scarab'. */
  readonly nouns: readonly string[];
  /** Where a game takes place, to follow 'of' or 'in': 'the Nile'. */
  readonly places: readonly string[];
  /** What fills the reels, in the plural, for descriptions. */
  readonly things: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

const world = (adjectives: string, nouns: string, places: string, things: string): World => ({
  adjectives: words(adjectives),
  nouns: words(nouns),
  places: places.split(', '),
  things: things.split(', '),
});

export const WORLDS = {
  egypt: world(
    'Golden Sacred Desert Royal Eternal Hidden Sunlit Sandstone Lapis Painted Forgotten Blessed',
    'Scarab Sphinx Pharaoh Obelisk Lotus Falcon Papyrus Jackal Ankh Dune Oasis Vizier Cobra Ibis',
    'the Nile, the Silent Dunes, the Sun Court, the Lower Kingdom, the Lotus Valley',
    'scarabs, sphinxes, golden ankhs, falcon crowns, painted eyes',
  ),
  orient: world(
    'Jade Crimson Lucky Golden Paper Silk Bamboo Pearl Vermilion Porcelain Moonlit Happy',
    'Lantern Panda Koi Dragon Crane Fan Lotus Pagoda Temple Tea Tiger Blossom Cat Bridge',
    'the Jade River, a Thousand Lanterns, the Silk Gate, the Spring Festival, the Quiet Temple',
    'paper lanterns, koi, jade coins, silk fans, pandas',
  ),
  fruit: world(
    'Juicy Fresh Ripe Sunny Sour Tropical Crispy Wild Sizzling Neon Electric Tangy',
    'Cherry Lemon Melon Plum Grape Orange Orchard Berry Basket Punch Market Cocktail Peel Splash',
    'the Orchard, the Sunny Market, the Lemon Grove, the Fruit Stand, Melon Beach',
    'cherries, lemons, ripe melons, plums, bunches of grapes',
  ),
  gems: world(
    'Radiant Brilliant Shining Sapphire Ruby Emerald Prismatic Crystal Velvet Glowing Polished Rare',
    'Gem Jewel Diamond Prism Facet Opal Topaz Tiara Vault Mine Cascade Amulet Geode Carat',
    'the Crystal Mine, the Jewel Vault, the Prism Caves, Ruby Ridge, the Gem Market',
    'rubies, sapphires, cut emeralds, diamonds, amber prisms',
  ),
  ocean: world(
    'Deep Coral Salty Stormy Silver Sunken Tidal Blue Drifting Pearly Lazy Great',
    'Pearl Shark Starfish Reef Lagoon Mermaid Tide Anchor Catch Angler Current Turtle Shell Harbour',
    'the Coral Sea, the Deep, the Blue Lagoon, Pelican Bay, the Sunken City',
    'pearls, sharks, starfish, silver fish, turtles',
  ),
  jungle: world(
    'Wild Emerald Tangled Roaring Hidden Untamed Misty Lush Hungry Sly Leafy Dancing',
    'Toucan Jaguar Monkey Vine Python Gorilla Canopy Orchid Parrot Drum Waterfall Panther Idol Fern',
    'the Canopy, the Lost River, the Emerald Jungle, the Monkey Temple, the Green Hollow',
    'toucans, jaguars, orchids, monkeys, stone idols',
  ),
  space: world(
    'Cosmic Stellar Lunar Orbital Nova Galactic Distant Astral Interstellar Solar Quantum Outer',
    'Comet Rocket Nebula Planet Alien Orbit Asteroid Satellite Voyager Moon Pulsar Saucer Eclipse Star',
    'the Seventh Moon, the Outer Rim, the Milky Harbour, Station Nine, the Comet Belt',
    'planets, rockets, comets, friendly aliens, glowing stars',
  ),
  norse: world(
    'Frosted Mighty Thundering Raging Northern Iron Runic Stormborn Fearless Ancient Bearded Wolfskin',
    'Rune Longship Raven Hammer Axe Shield Valkyrie Jarl Fjord Saga Horn Wolf Berserker Giant',
    'the North, the Frozen Fjord, the High Hall, the World Tree, the Iron Coast',
    'runes, war hammers, ravens, round shields, drinking horns',
  ),
  west: world(
    'Dusty Lawless Lucky Rusty Wanted Wild Lonesome Quickdraw Sundown Tumbling Rowdy Silver',
    'Sheriff Outlaw Cactus Saloon Canyon Stagecoach Horseshoe Coyote Bandit Spur Gulch Badge Mustang Duel',
    'Dry Creek, the Silver Canyon, Tumbleweed Town, the Last Saloon, Rattlesnake Ridge',
    'sheriff badges, horseshoes, cacti, wanted posters, ten-gallon hats',
  ),
  magic: world(
    'Enchanted Mystic Arcane Whispering Starlit Bewitched Secret Spellbound Violet Wondrous Alchemical Fabled',
    'Wizard Potion Grimoire Owl Cauldron Unicorn Fairy Wand Oracle Mushroom Spell Crystal Familiar Tower',
    'the Whispering Wood, the Starlit Tower, the Secret Academy, Moonbrook, the Potion Cellar',
    'potions, crystal balls, spell books, owls, toadstools',
  ),
  horror: world(
    'Haunted Cursed Midnight Grim Spooky Wicked Ghostly Crooked Hollow Howling Bloodmoon Restless',
    'Pumpkin Skull Ghost Vampire Crypt Raven Werewolf Mansion Candle Graveyard Bat Phantom Coffin Witch',
    'Gallows Hill, the Crooked House, the Hollow Crypt, Midnight Manor, the Foggy Moor',
    'jack-o-lanterns, skulls, bats, restless ghosts, black candles',
  ),
  winter: world(
    'Frosty Snowy Merry Jolly Icy Festive Twinkling Cosy Glacial Silver Winter Snowbound',
    'Snowman Gift Reindeer Sleigh Bauble Penguin Icicle Stocking Bell Fir Cabin Snowflake Elf Chimney',
    'the Snowy Peaks, Gift Valley, the Frozen Lake, Fir Tree Lane, the Toy Workshop',
    'snowflakes, wrapped gifts, baubles, fir trees, silver bells',
  ),
  irish: world(
    'Lucky Emerald Rainbow Clover Merry Cheeky Golden Mossy Dancing Shamrock Whistling Green',
    'Leprechaun Clover Pot Rainbow Fiddle Horseshoe Cobbler Meadow Coin Harp Boot Toadstool Charm Pint',
    'the Rainbow, Clover Hill, the Green Isle, the Mossy Glen, Cobbler Lane',
    'four-leaf clovers, pots of gold, horseshoes, fiddles, lucky coins',
  ),
  sweets: world(
    'Sugary Sticky Sprinkled Cherry Bubbly Fluffy Caramel Frosted Minty Gooey Rainbow Fizzy',
    'Lollipop Cupcake Gumdrop Candy Waffle Marshmallow Doughnut Toffee Jelly Bakery Macaroon Sundae Truffle Fudge',
    'Lollipop Lane, the Candy Factory, Caramel Hill, the Cake Kingdom, Gumdrop Village',
    'lollipops, cupcakes, gumdrops, striped candies, doughnuts',
  ),
  safari: world(
    'Proud Roaring Savannah Mighty Sunlit Thundering Silent Stampeding Noble Dusty Great Fearless',
    'Lion Bear Wolf Eagle Fox Tiger Cheetah Leopard Falcon Baobab Herd Pride Hunter Sunset',
    'the Savannah, the Great Plains, the Watering Hole, Baobab Valley, the Wild Ridge',
    'lions, tigers, bears, wolves, golden eagles',
  ),
  dragon: world(
    'Blazing Molten Ember Scorching Fiery Crimson Burning Volcanic Smoking Infernal Ashen Roaring',
    'Dragon Phoenix Volcano Hoard Scale Flame Forge Ember Wyrm Salamander Furnace Egg Inferno Cinder',
    'the Volcano, Ember Keep, the Burning Peaks, the Ash Throne, Dragonmere',
    'dragons, flaming crowns, molten coins, phoenix feathers, ember stones',
  ),
  pirate: world(
    'Salty Sunken Jolly Ruthless Barnacle Golden Rogue Stormy Buried Cutthroat Moonlit Drunken',
    'Captain Parrot Galleon Doubloon Anchor Cutlass Kraken Corsair Cannon Island Map Chest Skull Mutiny',
    'Skull Island, the Seven Seas, the Sunken Galleon, Port Misery, Parrot Cay',
    'doubloons, anchors, treasure chests, skulls, treasure maps',
  ),
  olympus: world(
    'Divine Mighty Marble Immortal Thundering Golden Heroic Titanic Blessed Winged Celestial Laurelled',
    'Titan Oracle Pegasus Minotaur Laurel Hydra Trident Chariot Nymph Cyclops Temple Amphora Medusa Lyre',
    'the Gods, the Marble Temple, Thunder Peak, the Golden Fleece, the Labyrinth',
    'laurel wreaths, tridents, amphorae, winged helmets, thunderbolts',
  ),
  aztec: world(
    'Lost Golden Feathered Sunstone Ancient Jade Hidden Stepped Obsidian Sacred Buried Roaring',
    'Serpent Mask Temple Idol Jaguar Calendar Maize Macaw Priest Totem Explorer Relic Sun Calabash',
    'the Lost City, the Sun Temple, the Stone Calendar, the Jade Altar, Macaw Valley',
    'stone masks, sun discs, macaws, jade idols, feathered serpents',
  ),
  disco: world(
    'Funky Groovy Electric Neon Velvet Midnight Glitter Platinum Roaring Swinging Loud Retro',
    'Disco Vinyl Groove Jukebox Saxophone Diva Beat Encore Guitar Boombox Karaoke Rhythm Speaker Chorus',
    'Saturday Night, the Velvet Club, Groove Street, the Main Stage, Neon Boulevard',
    'vinyl records, microphones, mirror balls, guitars, golden stars',
  ),
  sport: world(
    'Champion Golden Final Turbo Knockout Victory Extra Flying Iron Winning Rival Last-Minute',
    'Striker Goal Cup Derby League Trophy Penalty Racer Boxer Jockey Stadium Hoop Rally Keeper',
    'Champions, the Final Whistle, the Home Stand, the Finish Line, Trophy Park',
    'trophies, footballs, medals, boxing gloves, golden whistles',
  ),
  farm: world(
    'Sunny Happy Muddy Cheeky Golden Country Plump Clucky Rolling Harvest Lucky Hairy',
    'Rooster Piglet Barn Tractor Sheep Scarecrow Haystack Hen Cow Windmill Egg Corncob Fox Pumpkin',
    'Barnyard Hill, the Old Mill, Sunny Acres, the Henhouse, Harvest Valley',
    'roosters, piglets, golden eggs, corncobs, milk pails',
  ),
  city: world(
    'Neon Chrome Midnight Turbo Cyber Rogue Digital Undercover Electric Silent Velvet High-Rise',
    'Hacker Heist Drifter Robot Racer Agent Skyline Circuit Vault Tycoon Detective Android Cipher Motel',
    'Neon City, Sector Nine, the Midnight Bank, Chrome Alley, the Upper Deck',
    'neon signs, getaway cars, robots, diamonds, stacks of chips',
  ),
  classic: world(
    'Hot Double Triple Super Lucky Royal Golden Flaming Grand Blazing Mega Ultra',
    'Sevens Bells Bars Stars Crown Diamonds Wheel Reels Coins Ace Clover Hit Line Fire',
    'Sevens, the Golden Reels, Old Vegas Lane, the Grand Arcade, Lucky Street',
    'sevens, bells, bars, stars, crowns',
  ),
  romance: world(
    'Secret Velvet Royal Rosy Sweet Tender Scarlet Masked Moonlit Parisian Beloved Gilded',
    'Rose Heart Ballroom Swan Letter Serenade Duchess Bouquet Kiss Carriage Garden Waltz Cupid Locket',
    'the Rose Garden, the Masked Ball, Moonlight Bridge, Cupid Lane, the Winter Palace',
    'roses, hearts, gilded lockets, swans, love letters',
  ),
} as const satisfies Record<string, World>;

export type WorldKey = keyof typeof WORLDS;
