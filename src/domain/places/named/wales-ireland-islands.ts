import type { PlacesByCounty } from '../place.ts';

export const WALES = {
  Cardiff: [['Cardiff', 'port', 51.482, -3.18]],
  'Vale of Glamorgan': [['Penarth', 'coast', 51.439, -3.174]],
  Swansea: [['Swansea', 'coast', 51.621, -3.944]],
  Pembrokeshire: [
    ['Milford Haven', 'port', 51.714, -5.043],
    ['Neyland', 'coast', 51.709, -4.949],
  ],
  Ceredigion: [['Aberystwyth', 'coast', 52.415, -4.083]],
  Gwynedd: [
    ['Pwllheli', 'coast', 52.889, -4.418],
    ['Bangor', 'coast', 53.228, -4.129],
    ['Abersoch', 'coast', 52.823, -4.505],
  ],
  'Isle of Anglesey': [
    ['Holyhead', 'port', 53.309, -4.633],
    ['Menai Strait', 'waters', 53.19, -4.21],
  ],
  Conwy: [['Conwy', 'coast', 53.281, -3.83]],
  Wrexham: [['Chirk', 'canal', 52.935, -3.058]],
} as const satisfies PlacesByCounty;

export const NORTHERN_IRELAND = {
  'County Antrim': [
    ['Belfast', 'port', 54.597, -5.93],
    ['Carrickfergus', 'coast', 54.716, -5.806],
    ['Lough Neagh', 'waters', 54.62, -6.4],
  ],
  'County Down': [
    ['Bangor', 'coast', 54.653, -5.669],
    ['Strangford Lough', 'waters', 54.47, -5.6],
  ],
  'County Londonderry': [['Derry', 'coast', 54.998, -7.309]],
  'County Fermanagh': [
    ['Enniskillen', 'lake', 54.344, -7.632],
    ['Lough Erne', 'waters', 54.46, -7.73],
  ],
} as const satisfies PlacesByCounty;

export const CROWN_DEPENDENCIES = {
  'Isle of Man': [['Douglas', 'coast', 54.15, -4.482]],
  Jersey: [['St Helier', 'coast', 49.188, -2.105]],
  Guernsey: [['St Peter Port', 'coast', 49.459, -2.536]],
} as const satisfies PlacesByCounty;
