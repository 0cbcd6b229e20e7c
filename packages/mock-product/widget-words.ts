const en = {
  language: 'en',
  property: 'Amed, Bali. 2 bedrooms, pool, sleeps 4.',
  about: 'Mount Agung views, five minutes from the jetty.',
  guests: 'Guests',
  cleaning: 'Cleaning',
  tax: 'Tax, 10%',
  reserve: 'Reserve',
  reserved: 'no booking was made.',
  change: 'Change the stay',
};

const id: typeof en = {
  language: 'id',
  property: 'Amed, Bali. 2 kamar tidur, kolam renang, 4 tamu.',
  about: 'Pemandangan Gunung Agung, lima menit dari dermaga.',
  guests: 'Tamu',
  cleaning: 'Kebersihan',
  tax: 'Pajak, 10%',
  reserve: 'Pesan',
  reserved: 'ini hanya contoh, tidak ada pemesanan yang dibuat.',
  change: 'Ubah tanggal',
};

/** The words of the booking widget in a language; in English if there are none in it. */
export const wordsIn = (language: string) => (language === 'id' ? id : en);
