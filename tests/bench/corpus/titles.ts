import { split } from './vocabulary.ts'

/** Parts of a title, so that every post has a unique one of at most 60 characters. */
const subjects = split(`Entry Mats, Restroom Floors, Carpet Tile, Glass Doors, Break Rooms, Stairwells,
  Elevator Cabs, Lobby Stone, Vinyl Floors, Kitchen Sinks, Shared Desks, Meeting Rooms, Waiting Rooms,
  Locker Rooms, Loading Docks, Light Fixtures, Air Vents, Trash Rooms, Window Tracks, Door Handles,
  Floor Drains, Grout Lines, Cloths and Colors, Mop Heads, Vacuum Filters, Floor Finish, Salt Residue,
  Wet Floor Signs, Supply Closets, Keys and Codes, Night Crews, Day Porters, Spill Kits, Cleaning Logs,
  Soap Dispensers, Paper Stock, Recycling Bins, Odor Control, Upholstery, Acoustic Panels`)

const places = split(`in Dental Offices, in Law Firms, in Day Cares, in Test Labs, in Showrooms, in Car Dealers,
  in Warehouses, in Print Shops, in Machine Shops, in Food Plants, in Small Hotels, in Restaurants,
  in Coffee Bars, in Bank Branches, in Clinics, in Eye Clinics, in Gyms, in Dance Studios, in Churches,
  in High Schools, in Preschools, in Libraries, in Call Centers, in Data Rooms, in Tool Rooms, in Body Shops,
  in Salons, in Pet Clinics, in Bookstores, in Grocery Stores, in Pharmacies, in Malls, in Shared Towers,
  in Home Offices, in City Halls, in Courtrooms, in Museums, in Theaters, in Tech Parks, in Design Studios,
  in Union Halls, in Depots, in Hangars, in Nurseries`)

const angles = split(`a Checklist, What to Ask, the First Week, a Winter Plan, a Spring Reset, Who Does What,
  How Often, Six Habits, Costs by Hour, Common Errors, Before Opening, After Closing, on Storm Days, a Room Map,
  the Right Tools, a Monthly Walk, Five Questions, What It Takes, Dry by Morning, a Fair Scope, Signs of Wear,
  a Short Guide, Night by Night, Small Repairs, What Lasts, Less Water, Fewer Products, With Two People,
  in One Hour, a Weekend Job, in the Contract, Done Quietly`)

/** The number of different titles. */
export const mostTitles = subjects.length * places.length * angles.length

interface Title {
  readonly subject: string
  readonly place: string
  readonly title: string
}

/** Neighbors share no word. A stride that shares no factor with the counts visits each title once. */
const stride = 7919

/** The unique title of the post with this number. */
export function makeTitle(number: number): Title {
  const mixed = (number * stride) % mostTitles
  const subject = itemAt(subjects, mixed)
  const place = itemAt(places, Math.floor(mixed / subjects.length))
  const angle = itemAt(angles, Math.floor(mixed / subjects.length / places.length))
  return { subject: subject.toLowerCase(), place: place.toLowerCase(), title: `${subject} ${place}: ${angle}` }
}

function itemAt(items: readonly string[], index: number): string {
  return items[index % items.length] ?? ''
}
